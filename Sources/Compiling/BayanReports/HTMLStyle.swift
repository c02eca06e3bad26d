/// How pages look.
package enum HTMLStyle {
  /// What all pages share: colours, light and dark, diagnostics with their texts, and tables.
  ///
  /// Logical properties throughout, since texts run both ways. A mark has no padding, for it may stand
  /// within a word, and Arabic letters join across it.
  package static let pieces: StaticString = """
    :root {
      --ground: #fbfaf8; --card: #fff; --ink: #1f2328; --soft: #636a73; --line: #e4e1db;
      --error: #b3261e; --warning: #8a5a00; --note: #2a5fa5; --fix: #1b6e3c;
      --mark: #ffe2a8; --edge: #8c8780; --quote: #f5f3ef; --code: #efece6;
      --sans: system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew",
        sans-serif;
      --text: "Noto Naskh Arabic", "Geeza Pro", "Noto Sans", system-ui, sans-serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", "DejaVu Sans Mono",
        monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #16181b; --card: #1e2125; --ink: #e6e4df; --soft: #9aa1ab; --line: #33373d;
        --error: #ff8a80; --warning: #f0b755; --note: #8ab8f2; --fix: #7fcf9c;
        --mark: #5c4310; --edge: #7d838c; --quote: #25292e; --code: #2a2e34;
      }
    }
    * { box-sizing: border-box; }
    a { color: inherit; text-underline-offset: .2em; text-decoration-color: var(--line); }
    a:hover { text-decoration-color: currentColor; }
    code { font: .85em var(--mono); background: var(--code); border-radius: .3em; padding: .1em .35em; }
    .diagnostic { background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
      border-inline-start: .3rem solid var(--tone); padding: .9rem 1.1rem; margin: 0 0 .8rem; }
    .diagnostic.error { --tone: var(--error); } .diagnostic.warning { --tone: var(--warning); }
    .diagnostic.note { --tone: var(--note); }
    h4 { margin: 0; font-size: 1rem; font-weight: 600; }
    .severity { color: var(--tone); font-size: .8rem; text-transform: uppercase;
      letter-spacing: .04em; margin-inline-end: .35em; }
    .where { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; margin: .15rem 0 0;
      color: var(--soft); font-size: .82rem; }
    .place, .key, .rule { font-family: var(--mono); overflow-wrap: anywhere; }
    .texts { display: grid; gap: .6rem; margin-block-start: .75rem;
      grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
    .pair { display: grid; gap: .6rem; grid-column: 1 / -1;
      grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
    figure { margin: 0; background: var(--quote); border-radius: .45rem; padding: .55rem .8rem; }
    figcaption { color: var(--soft); font-size: .75rem; }
    blockquote { margin: .1rem 0 0; font: 1.1rem/1.8 var(--text); white-space: pre-wrap;
      overflow-wrap: anywhere; text-align: start; }
    .seen { unicode-bidi: isolate; }
    blockquote[dir="rtl"] { font-size: 1.25rem; }
    mark { background: var(--mark); color: inherit; text-decoration: underline;
      text-decoration-color: var(--tone); text-decoration-thickness: .12em;
      text-underline-offset: .3em; text-decoration-skip-ink: none; }
    mark.gap, mark:empty { border-inline-start: .18em solid var(--tone); }
    .syntax { font: .9rem/2 var(--mono); color: var(--soft); }
    .syntax bdi[dir="rtl"] { font: 1.2rem/1.6 var(--text); color: var(--ink); }
    .code { color: var(--soft); font-size: .9em; } mark .code, mark.gap { color: inherit; }
    .cp { font: .68em/1.5 var(--mono); border: 1px solid var(--tone, var(--line));
      border-radius: .3em; padding: 0 .3em; margin-inline: .15em; color: var(--tone, inherit);
      white-space: nowrap; vertical-align: .1em; }
    .line { margin: .75rem 0 0; padding: .55rem .8rem; background: var(--quote);
      border-radius: .45rem; font: .88rem/1.6 var(--mono); white-space: pre-wrap;
      overflow-wrap: anywhere; }
    .line .number { padding-inline-end: 1.2em; user-select: none; }
    .remarks { list-style: none; margin: .7rem 0 0; padding: 0; font-size: .9rem;
      color: var(--soft); }
    .remarks li { padding-inline-start: 1.5em; text-indent: -1.5em; margin-block: .15rem; }
    .remarks li::before { display: inline-block; inline-size: 1.5em; text-indent: 0; content: "·"; }
    .remarks .fix { color: var(--fix); } .remarks .fix::before { content: "✓"; }
    .remarks .allow { font-size: .8rem; }
    .applicability { font-size: .85em; color: var(--soft); margin-inline-start: .5em; }
    .visual { font: 1.05em var(--text); color: var(--ink); }
    .variants table { border-collapse: collapse; }
    .variants { overflow-x: auto; }
    .variants th, .variants td { text-align: start; vertical-align: baseline; font-weight: 400;
      padding: .35rem .8rem; border-block-end: 1px solid var(--line); }
    .variants th { color: var(--soft); font-size: .85rem; white-space: nowrap; }
    .variants td { line-height: 1.7; }
    figure.variants td { font-family: var(--text); font-size: 1.1rem; overflow-wrap: anywhere;
      white-space: pre-wrap; }
    figure.variants tr:last-child > * { border-block-end: 0; }
    .numbers { display: block; }

    """

  /// The rest of a report: its head, its sections, and how it is printed.
  package static let report: StaticString = """
    html { scroll-padding-block-start: 1rem; }
    body { margin: 0 auto; max-inline-size: 62rem; padding: 2rem 1.25rem 4rem;
      background: var(--ground); color: var(--ink); font: 1rem/1.55 var(--sans); }
    h1 { font-size: 1.7rem; margin: 0 0 1rem; letter-spacing: -0.01em; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
    h3 { font: 600 .85rem/1.4 var(--mono); color: var(--soft); margin: 1.5rem 0 .6rem; }
    .counts { display: flex; flex-wrap: wrap; gap: .6rem; }
    .count { display: inline-flex; gap: .45em; align-items: baseline; padding: .35rem .9rem;
      border: 1px solid var(--line); border-radius: 99rem; background: var(--card);
      text-decoration: none; cursor: pointer; color: var(--soft); }
    .count b { color: var(--ink); font-variant-numeric: tabular-nums; }
    .count input { accent-color: currentColor; margin: 0; align-self: center; }
    .count.error { color: var(--error); } .count.warning { color: var(--warning); }
    .count.note { color: var(--note); }
    nav table { border-collapse: collapse; margin-block-start: 1.25rem; }
    nav th, nav td { padding: .25rem 1.5rem .25rem 0; text-align: start; font-weight: 400; }
    nav thead th { color: var(--soft); font-size: .85rem; }
    nav td { font-variant-numeric: tabular-nums; text-align: end; }
    nav .none, .number { color: var(--soft); }
    h3 .number { font-weight: 400; padding-inline-start: .5em; }
    .clean, .aside { color: var(--soft); margin-block: 2rem; }
    .aside table { border-collapse: collapse; font-size: .88rem; margin-block-start: .5rem; }
    .aside td { padding: .2rem 1.2rem .2rem 0; vertical-align: baseline; }
    aside { margin-block-start: 3rem; border-block-start: 1px solid var(--line); }
    dt { font: 600 .9rem var(--mono); margin-block-start: .9rem; }
    dd { margin: .1rem 0 0; color: var(--soft); }
    dd.how-to-fix::before { content: "→ "; color: var(--fix, inherit); }
    dt:target, .locale:target > h2 { color: var(--note); }
    footer { margin-block-start: 3rem; color: var(--soft); font-size: .8rem; }
    body:not(:has(#show-error:checked)) .diagnostic.error,
    body:not(:has(#show-warning:checked)) .diagnostic.warning,
    body:not(:has(#show-note:checked)) .diagnostic.note { display: none; }
    .file:not(:has(.diagnostic.error, .diagnostic.warning)):not(body:has(#show-note:checked) *) {
      display: none; }
    .entry { content-visibility: auto; contain-intrinsic-block-size: auto 7rem;
      border-block-start: 1px solid var(--line); padding: .6rem 0; }
    @media print {
      :root { --ground: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb;
        --error: #a00; --warning: #704800; --note: #034; --fix: #040; --mark: #ffe9bd;
        --quote: #f6f6f6; --code: #f0f0f0; }
      body { max-inline-size: none; padding: 0; font-size: 10pt; }
      .diagnostic, figure { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .count input, .remarks .allow { display: none; }
      mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """
}
