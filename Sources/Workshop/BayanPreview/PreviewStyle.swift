/// How the preview looks, beside the pieces that it shares with reports.
enum PreviewStyle {
  /// The style sheet.
  ///
  /// What a reader's device shows, within `.stage`, has colours and letters of its own: dark and
  /// large type are chosen for it, while the page around follows the system.
  static let sheet: StaticString = """
    .preview { display: grid; grid-template-rows: auto 1fr; block-size: 100vh; margin: 0;
      background: var(--ground); color: var(--ink); font: .95rem/1.5 var(--sans); }
    .preview .bar { display: flex; gap: 1.25rem; align-items: baseline; padding: .7rem 1.25rem;
      border-block-end: 1px solid var(--line); background: var(--card); }
    .bar h1 { font-size: 1.1rem; margin: 0; letter-spacing: -0.01em; }
    .bar .module { color: var(--soft); font-weight: 400; }
    .bar p { margin: 0; color: var(--soft); font-variant-numeric: tabular-nums; }
    .bar #count { margin-inline-end: auto; }
    main { display: grid; grid-template-columns: minmax(18rem, 26rem) 1fr; min-block-size: 0; }
    .browse { display: flex; flex-direction: column; min-block-size: 0; background: var(--card);
      border-inline-end: 1px solid var(--line); }
    form { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin: 0; }
    #filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
      padding: .8rem 1rem; border-block-end: 1px solid var(--line); gap: .5rem .6rem; }
    #filters .wide { grid-column: 1 / -1; }
    #filters label, #controls label:has(select) { display: grid; gap: .1rem; }
    label > span { color: var(--soft); font-size: .8rem; }
    select, input[type="search"] { font: inherit; color: inherit; background: var(--ground);
      border: 1px solid var(--edge); border-radius: .45rem; padding: .3rem .5rem;
      inline-size: 100%; min-inline-size: 0; text-overflow: ellipsis; }
    :focus-visible { outline: .17rem solid var(--note); outline-offset: .1rem; }
    #list { flex: 1; overflow-y: auto; min-block-size: 0; outline-offset: -.2rem; }
    #rows { position: relative; }
    .row { position: absolute; inset-inline: 0; block-size: 3.5rem; padding: .45rem 1rem;
      display: grid; grid-template-columns: 1fr auto; gap: 0 .8rem; cursor: default;
      border-block-end: 1px solid var(--line); align-content: center; }
    .row[aria-selected="true"] { background: var(--quote);
      box-shadow: inset .2rem 0 var(--note), inset -.2rem 0 var(--note); }
    .row > *, .summary { text-align: -webkit-match-parent; text-align: match-parent; }
    .row > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .row .name { font: .85rem/1.5 var(--mono); }
    .row .name i { font-style: normal; color: var(--soft); }
    .row .words { grid-column: 1; color: var(--soft); font-size: .85rem; }
    .row .cells { grid-area: 1 / 2 / 3; align-self: center; display: flex; gap: .25rem; }
    .cell { font: .7rem/1.5 var(--mono); padding: .05rem .4rem; border-radius: .3rem;
      border: 1px solid var(--tone); color: var(--tone); background: none; }
    .cell[data-state="stateMissing"] { --tone: var(--error); background: var(--error);
      color: var(--card); }
    .cell[data-state="stateDraft"], .cell[data-state="stateStale"] { --tone: var(--warning); }
    .cell[data-state="stateTranslated"] { --tone: var(--fix); }
    .cell[data-state="stateReviewed"] { --tone: var(--fix); background: var(--fix);
      color: var(--card); }
    .cell[data-state="stateSource"] { --tone: var(--soft); }
    .cell.error::after, .cell.warning::after { content: " !"; font-weight: 700; }
    .nothing { padding: 2rem 1rem; color: var(--soft); }
    .detail { overflow-y: auto; min-block-size: 0; }
    #controls { position: sticky; inset-block-start: 0; z-index: 1; padding: .7rem 1.5rem;
      background: var(--ground); border-block-end: 1px solid var(--line); align-items: center; }
    #controls[hidden], #controls label[hidden] { display: none; }
    #controls label { display: inline-flex; gap: .4em; align-items: center; }
    #controls label span { font-size: .85rem; color: inherit; }
    #controls label:has(select) { flex: 1 1 16rem; max-inline-size: 30rem; }
    .looks { display: flex; flex-wrap: wrap; gap: .2rem .9rem; border: 0; margin: 0; padding: 0; }
    .looks legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
      clip-path: inset(50%); }
    #error { padding: 1.25rem 1.5rem 4rem; outline: none; }
    #error h2 { font: 600 1.15rem/1.4 var(--mono); margin: 0; overflow-wrap: anywhere; }
    #error h3 { font: 600 .85rem/1.4 var(--sans); color: var(--soft); margin: 2rem 0 .6rem; }
    .facts { margin: .25rem 0 1.25rem; color: var(--soft); display: flex; flex-wrap: wrap;
      gap: .1rem 1.2rem; }
    .readers { display: grid; gap: 1.25rem;
      grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); }
    .reader h3 { display: flex; gap: .6em; align-items: baseline; margin: 0 0 .6rem !important; }
    .reader .cell { font-family: var(--sans); }
    .stage { --paper: #e9e7e4; --glass: #fff; --text-ink: #000; --rule: #c9c9cd;
      --tap: #0058c7; --danger: #c3261c; --log: #1d1f21; --log-ink: #f2f2f2;
      background: var(--paper); border-radius: .6rem; overflow: auto; padding: 1.5rem 0;
      color: var(--text-ink); }
    .stage.dark { --paper: #101114; --glass: #2b2c30; --text-ink: #fff; --rule: #55565c;
      --tap: #64acff; --danger: #ff7b72; }
    .phone { display: grid; place-content: center; margin: 0 auto; font-size: 16px; }
    .phone[data-width="320"] { inline-size: 320px; min-block-size: 260px; }
    .phone[data-width="390"] { inline-size: 390px; min-block-size: 260px; }
    .large .phone { font-size: 26px; }
    .alert { inline-size: calc(320px - 50px); background: var(--glass); border-radius: 14px;
      text-align: center; font-family: var(--sans); overflow: hidden;
      box-shadow: 0 8px 30px rgb(0 0 0 / .18); }
    .phone[data-width="390"] .alert { inline-size: calc(390px - 60px); }
    .alert p { margin: 0 1em; } .alert .title { font-weight: 600; margin-block-start: 1.2em;
      line-height: 1.35; }
    .alert .message { font-size: .85em; line-height: 1.5; margin-block: .3em 1.2em; }
    .alert .help { font-size: .8em; margin-block-end: 1.2em; opacity: .85; }
    .buttons { display: flex; border-block-start: 1px solid var(--rule); }
    .buttons.stacked { flex-direction: column; }
    .button { flex: 1 1 0; min-inline-size: 0; padding: .7em .5em; color: var(--tap);
      white-space: nowrap; }
    .button + .button { border-inline-start: 1px solid var(--rule); }
    .stacked .button + .button { border-inline-start: 0; border-block-start: 1px solid var(--rule); }
    .button[data-role="default"] { font-weight: 600; }
    .button[data-role="destructive"] { color: var(--danger); }
    .unfit { outline: 2px dashed var(--danger); outline-offset: -2px; }
    .unfitting { color: var(--error); font-size: .85rem; margin: .5rem 0 0; }
    .unfitting::before { content: "⚠ "; }
    .terminal, .log { font: 14px/1.7 var(--mono); background: var(--log); color: var(--log-ink);
      margin: 0 1.25rem; padding: 1rem 1.2rem; border-radius: .5rem; overflow-x: auto; }
    .large .terminal, .large .log { font-size: 22px; }
    .stage:not(.dark) .terminal, .stage:not(.dark) .log { --log: #fff; --log-ink: #1d1f21; }
    .readers:has(.terminal, .log) { grid-template-columns: minmax(0, 1fr); }
    .terminal div { inline-size: 80ch; white-space: pre-wrap; unicode-bidi: plaintext; }
    .log { white-space: pre-wrap; overflow-wrap: anywhere; }
    .roles { list-style: none; margin: .5rem 0 0; padding: 0; display: flex; flex-wrap: wrap;
      gap: .1rem 1.1rem; font-size: .85rem; color: var(--soft); }
    .reader .diagnostic { margin: .8rem 0 0; }
    .reader .texts, .reader .pair { grid-template-columns: minmax(0, 1fr); }
    .badge { font-size: .75rem; font-weight: 400; }
    .badge.error { color: var(--error); } .badge.warning { color: var(--warning); }
    .badge.note { color: var(--note); }
    .browse-link { white-space: nowrap; }
    @media (max-width: 52rem) {
      .preview { display: block; block-size: auto; }
      main { display: block; } #list { flex: none; block-size: 40vh; }
      #controls { position: static; }
    }

    """
}
