import { get } from "./api.js";
import { button, words } from "./dom.js";
import { ask, tell } from "./dialogs.js";

const severities = ["error", "warning", "note"];

// Marks the stretches of diagnostics in the fields of a table. The text itself isn't touched.
function mark(found, table) {
  if (!CSS.highlights) return;
  for (const severity of severities) {
    const ranges = found.filter((diagnostic) => diagnostic.severity === severity && diagnostic.stretch)
      .flatMap(({ stretch }) => {
        const range = table.fieldOf(stretch.keys)?.range(stretch.from, stretch.to);
        return range && !range.collapsed ? [range] : [];
      });
    CSS.highlights.set(`bayan-${severity}`, new Highlight(...ranges));
  }
}

// Draws diagnostics, each with its fixes, its rule and a suppression.
export function drawDiagnostics(found, { table, isReadOnly, fix, suppress }) {
  mark(found, table);
  if (!found.length) return [element("p", { class: "fine" }, words.noDiagnostics)];
  return found.map((diagnostic) => {
    const { rule, severity, message, notes, fixes, stretch, canSuppress } = diagnostic;
    const text = stretch
      ? table.fieldOf(stretch.keys)?.range(stretch.from, stretch.to)?.toString() ?? "" : "";
    return element("article", { class: `diagnostic ${severity}` },
      element("h3", {}, element("span", { class: "severity" }, words[severity]), " ",
        element("bdi", { lang: "en", dir: "auto" }, ...marked(message))),
      ...(text ? [element("p", { class: "quoted" }, element("bdi", {}, ...marked(text)))] : []),
      ...(notes.length ? [element("ul", { class: "remarks", lang: "en" },
        ...notes.map((note) => element("li", { dir: "auto" }, ...marked(note))))] : []),
      element("div", { class: "actions" },
        ...(stretch ? [button(words.showPlace, () => {
          const field = table.fieldOf(stretch.keys);
          field?.focus();
          const range = field?.range(stretch.from, stretch.to);
          if (range) {
            getSelection().removeAllRanges();
            getSelection().addRange(range);
          }
        }, { class: "quiet" })] : []),
        ...(isReadOnly ? [] : fixes.map(({ label, text }) =>
          button(label, () => fix(text), { class: "fix", lang: "en", dir: "auto" }))),
        button(rule, () => showRule(rule), {
          class: "quiet rule", dir: "ltr", lang: "en", "aria-label": `${words.aboutRule}: ${rule}`,
        }),
        ...(canSuppress && !isReadOnly ? [button(words.suppress, async () => {
          const reason = await ask(words.suppress, words.suppressReason);
          if (reason) suppress(rule, reason);
        }, { class: "quiet" })] : [])));
  });
}

async function showRule(rule) {
  const { status, body } = await get("rule", { id: rule });
  if (status !== 200) return;
  tell(rule, [body.what, body.why, body.howToFix].filter((text) => text));
}
