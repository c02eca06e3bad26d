/// How the page about a code looks, beside the pieces that it shares with reports.
enum CodePageStyle {
  /// The style sheet.
  static let sheet: StaticString = """
    .code-page { margin: 0 auto; max-inline-size: 42rem; padding: 3rem 1.25rem 4rem;
      background: var(--ground); color: var(--ink); font: 1rem/1.6 var(--sans); }
    .code-page h1 { font: 600 1.6rem/1.3 var(--mono); margin: .2rem 0 .6rem;
      text-align: -webkit-match-parent; text-align: match-parent;
      overflow-wrap: anywhere; }
    .code-page h2 { font-size: .85rem; color: var(--soft); margin: 2rem 0 .5rem; font-weight: 600; }
    .summary { font-size: 1.1rem; margin: 0;
      text-align: -webkit-match-parent; text-align: match-parent; }
    .words { background: var(--card); border: 1px solid var(--line); border-radius: .7rem;
      padding: 1.1rem 1.3rem; }
    .words p { margin: 0 0 .4rem; } .words .title { font-weight: 600; font-size: 1.15rem; }
    .words .help { color: var(--soft); }
    .options { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: .9rem 0 0;
      padding: 0; }
    .options li { border: 1px solid var(--line); border-radius: 99rem; padding: .2rem .9rem; }
    .options .default { font-weight: 600; border-color: currentColor; }
    .options .destructive { color: var(--error); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.4rem; margin: 2rem 0; }
    dt { font: inherit; color: var(--soft); margin: 0; } dd { margin: 0; color: var(--ink);
      overflow-wrap: anywhere; }
    .notice { color: var(--warning); }
    footer nav { display: flex; gap: 1.2rem; border-block-start: 1px solid var(--line);
      padding-block-start: .8rem; }

    """
}
