import { button, words } from "./dom.js";

function open(title, content, buttons) {
  const dialog = element("dialog", { "aria-label": title },
    element("h2", { dir: "auto" }, title), ...content,
    element("div", { class: "actions" }, ...buttons));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

// Shows sentences.
export function tell(title, sentences) {
  const dialog = open(title,
    sentences.map((sentence) => element("p", { dir: "auto" }, sentence)),
    [button(words.close, () => dialog.close(), { class: "main" })]);
}

// Asks for one line of text; `null` if nothing is given.
export function ask(title, question, value = "") {
  return new Promise((resolve) => {
    const field = element("input", { type: "text", dir: "auto", value, autocomplete: "off" });
    const form = element("form", { method: "dialog" },
      element("label", {}, element("span", {}, question), field));
    let answer = null;
    const accept = () => {
      answer = field.value.trim() || null;
      dialog.close();
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      accept();
    });
    const dialog = open(title, [form], [
      button(words.cancel, () => dialog.close()), button(words.ok, accept, { class: "main" }),
    ]);
    dialog.addEventListener("close", () => resolve(answer));
    field.focus();
  });
}

// Shows the versions of a message that changed meanwhile, and returns the chosen text and version.
export function askVersion({ base, ours, theirs, merged }, { target }) {
  return new Promise((resolve) => {
    let chosen = null;
    const versions = [
      ["versionBase", base, false], ["versionTheirs", theirs, true], ["versionOurs", ours, true],
      ["versionMerged", merged !== ours && merged !== theirs ? merged : null, true],
    ].filter(([name, text]) => text != null || name === "versionTheirs");
    const columns = versions.map(([name, text, canChoose]) => element("section", { class: "version" },
      element("h3", {}, words[name]),
      element("pre", { lang: target.tag, dir: target.direction, tabindex: "0" },
        ...marked(text ?? words.noText)),
      ...(canChoose && text != null ? [button(words.useVersion, () => {
        chosen = text;
        dialog.close();
      }, { "aria-label": `${words.useVersion}: ${words[name]}` })] : [])));
    const dialog = open(words.conflict,
      [element("p", {}, words.conflictHelp), element("div", { class: "versions" }, ...columns)],
      [button(words.decideLater, () => dialog.close())]);
    dialog.addEventListener("close", () => resolve(chosen));
  });
}
