import { get, language } from "./api.js";
import { announce, key, labelled, select, words } from "./dom.js";
import "./field.js";
import "./list.js";
import "./editor.js";

const other = { en: ["ar", "العربية"], ar: ["en", "English"] }[language];

async function start() {
  const [{ body: texts }, { status, body: project }] = await Promise.all([get("words"), get("project")]);
  Object.assign(words, texts);
  if (status !== 200) {
    document.body.replaceChildren(element("main", { class: "failure" },
      element("h1", {}, words.workbench), element("p", { dir: "auto" }, project.error || words.noAnswer)));
    return;
  }
  build(project);
}

function build(project) {
  const list = element("bayan-list", { class: "browse" });
  const editor = element("bayan-editor", { class: "detail" });
  const [named, id] = place();
  let locale = project.locales.find(({ tag }) => tag === named)?.tag ?? project.locales[0]?.tag;
  const locales = select(project.locales.map(({ tag, name }) => [tag, name]), locale);
  const switchLink = element("a", {
    class: "language", href: `/${other[0]}/${location.hash}`, hreflang: other[0], lang: other[0],
    dir: other[0] === "ar" ? "rtl" : "ltr",
  }, other[1]);
  document.title = `${words.workbench}: ${project.module}`;
  document.body.replaceChildren(
    element("header", { class: "bar" },
      element("h1", {}, words.workbench, " ",
        element("bdi", { class: "module", dir: "ltr" }, project.module)),
      labelled(words.locale, locales, { class: "locale" }),
      ...(project.isReadOnly ? [element("span", { class: "badge warning" }, words.readOnlyBadge)] : []),
      element("p", { id: "connection", role: "status" }),
      switchLink),
    element("main", {},
      element("section", { class: "browse-section", "aria-label": words.messages }, list),
      element("section", { class: "detail-section", "aria-label": words.editor ?? "Editor", tabindex: "-1" }, editor)),
    element("p", { id: "announcement", role: "status" }));
  if (!locale) return announce(words.noLocales, "error");

  const detail = document.querySelector(".detail-section");
  const open = async (id, isFocused) => {
    history.replaceState(null, "", `#${encodeURIComponent(locale)}/${encodeURIComponent(id)}`);
    switchLink.href = `/${other[0]}/${location.hash}`;
    await editor.open(project, locale, id, isFocused);
    if (isFocused && matchMedia("(max-width: 52rem)").matches) detail.scrollIntoView();
  };
  locales.addEventListener("change", async () => {
    await editor.flush();
    locale = locales.value;
    await list.open(project, locale);
    const first = list.rows.find((row) => row?.id === editor.id) ?? list.rows[0];
    if (first) {
      list.select(first.id);
      await open(first.id, false);
    }
  });
  document.addEventListener("choose", ({ detail: { id, isFocused } }) => open(id, isFocused));
  document.addEventListener("go", ({ detail: id }) => {
    list.select(id);
    open(id, true);
  });
  document.addEventListener("saved", async ({ detail: { isFollowed } }) => {
    list.remember();
    await list.load();
    if (isFollowed && !await list.next()) announce(words.noNext);
  });
  document.addEventListener("keydown", (event) => {
    const command = event.ctrlKey || event.metaKey;
    if (document.querySelector("dialog[open]")) return;
    if (command && event.key === "s") {
      event.preventDefault();
      editor.save();
    } else if (command && event.key === "Enter") {
      event.preventDefault();
      editor.save(true);
    } else if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      list.next(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "F6") {
      event.preventDefault();
      if (list.contains(document.activeElement)) editor.focusText();
      else list.list.focus();
    }
  });
  addEventListener("pagehide", () => editor.flush());
  addEventListener("resize", () => scale());

  list.open(project, locale).then(() => {
    const first = list.rows.find((row) => row?.id === id)?.id ?? id ?? list.rows[0]?.id;
    if (!first) return;
    list.select(first);
    open(first, false);
  });
  listen(list, editor);
}

// The locale and the message of the address.
function place() {
  const [locale, ...rest] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return [locale || null, rest.join("/") || null];
}

// Follows changes of the files by other programs.
function listen(list, editor) {
  const events = new EventSource("/api/events");
  const status = document.getElementById("connection");
  let revision = null;
  events.addEventListener("open", () => { status.textContent = ""; });
  events.addEventListener("error", () => { status.textContent = words.noAnswer; });
  events.addEventListener("change", async ({ data }) => {
    const isFirst = revision === null;
    revision = Number(data);
    if (isFirst) return;
    await list.load();
    await editor.refresh(revision);
  });
}

start();
