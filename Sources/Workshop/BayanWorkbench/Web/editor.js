import { get, post } from "./api.js";
import { announce, button, key, labelled, readOnly, select, stateCell, words } from "./dom.js";
import { ask, askVersion } from "./dialogs.js";
import { drawDiagnostics } from "./diagnostics.js";
import "./alert.js";
import "./table.js";

let reader = "";

// The editor of one message: the source beside the translation, the diagnostics, the alert.
export class BayanEditor extends HTMLElement {
  showsSource = false;
  showsInvisible = false;

  async open(project, locale, id, isFocused) {
    await this.flush();
    this.turn = (this.turn ?? 0) + 1;
    const turn = this.turn;
    const { status, body } = await get("message", { locale, id });
    if (turn !== this.turn) return;
    if (status !== 200) return announce(body.error, "error");
    [this.project, this.locale, this.id] = [project, locale, id];
    this.#take(body);
    if (isFocused) this.focusText();
  }

  focusText() {
    if (this.area) this.area.focus();
    else this.table?.focus();
  }

  get isDirty() { return this.text !== (this.view.saved ?? ""); }

  // Shows a view of the message from the command.
  #take(view) {
    this.view = view;
    this.base = view.unsaved ? view.unsaved.base : view.saved;
    this.version = view.unsaved ? view.unsaved.version : view.version;
    this.text = view.text;
    this.isEdited = false;
    const target = this.project.locales.find(({ tag }) => tag === this.locale);
    this.context = {
      source: this.project.source, target, isReadOnly: this.project.isReadOnly,
      arguments: view.arguments, seen: (text) => this.showsInvisible ? marked(text) : [text],
    };
    this.#draw();
  }

  // MARK: Drawing

  #draw() {
    const { view, context } = this;
    const { source, target, isReadOnly } = context;
    this.table = element("bayan-table", {});
    this.area = null;
    this.state = element("span", { class: "state" });
    this.found = element("section", { class: "found", "aria-label": words.diagnostics });
    this.alert = element("bayan-alert", {});
    const sourceSwitch = element("input", { type: "checkbox", ...(this.showsSource ? { checked: "" } : {}) });
    sourceSwitch.addEventListener("change", () => {
      this.showsSource = sourceSwitch.checked;
      this.#drawText(this.lastView ?? view);
    });
    const invisible = element("input", { type: "checkbox", ...(this.showsInvisible ? { checked: "" } : {}) });
    invisible.addEventListener("change", () => {
      this.showsInvisible = invisible.checked;
      this.#showResult(this.lastView ?? view);
    });
    this.textPlace = element("div", { class: "text-place" });
    this.replaceChildren(
      button(words.backToList, () => {
        document.querySelector("bayan-list").scrollIntoView();
        document.querySelector("bayan-list .list").focus({ preventScroll: true });
      }, { class: "back" }),
      element("h2", { class: "message-id" }, element("bdi", { dir: "ltr", lang: "en" }, this.id)),
      element("div", { class: "about" }, this.state,
        ...(view.origin ? [element("span", { class: "origin" }, words.origin + ": ", key(view.origin))] : [])),
      ...(view.summary ? [element("p", { class: "summary", lang: source.tag, dir: "auto" },
        ...marked(view.summary))] : []),
      ...(view.unsaved && view.unsaved.version !== view.version
        ? [element("p", { class: "notice" }, words.unsavedOld)]
        : view.unsaved ? [element("p", { class: "notice" }, words.unsavedOffered)] : []),
      element("div", { class: "columns" },
        element("div", { class: "editing" },
          element("section", { class: "source", "aria-label": words.source },
            element("h3", {}, `${words.source} (${source.name})`),
            element("div", { class: "source-text", lang: source.tag, dir: source.direction },
              ...this.#sourceText(view))),
          element("section", { "aria-label": words.translation },
            element("div", { class: "over-text" },
              element("h3", {}, `${words.translation} (${target.name})`),
              element("label", { class: "switch" }, sourceSwitch, element("span", {}, words.sourceView)),
              element("label", { class: "switch" }, invisible, element("span", {}, words.showInvisible))),
            this.textPlace),
          this.#actions(), this.found),
        element("aside", { class: "beside", "aria-label": words.context },
          element("h3", {}, words.alert), this.alert, this.#aids())));
    this.#drawText(view);
  }

  #sourceText(view) {
    if (view.selectors.length === 0 && view.rows.length === 1) return readOnly(view.rows[0].sources[0] ?? []);
    const rows = view.rows.filter(({ isUnreachable }) => !isUnreachable);
    const texts = new Map(rows.flatMap((row) => row.sources).map((pieces) => [JSON.stringify(pieces), pieces]));
    return [...texts.values()].map((pieces) => element("p", {}, ...readOnly(pieces)));
  }

  #drawText(view) {
    if (this.showsSource) {
      const { target, isReadOnly } = this.context;
      this.area = element("textarea", {
        class: "message-source", lang: target.tag, dir: "ltr", spellcheck: "false",
        "aria-label": words.sourceView, rows: Math.min(20, 2 + this.text.split("\n").length),
        ...(isReadOnly ? { readonly: "" } : {}),
      });
      this.area.value = this.text;
      this.area.addEventListener("input", () => this.#edited());
      this.textPlace.replaceChildren(this.area);
      // Diagnostics are marked in the fields of the table, which is behind the source.
      this.table.open(this.context, view);
    } else {
      this.area = null;
      this.textPlace.replaceChildren(this.table);
      this.table.open(this.context, view);
      this.table.onchange = null;
      if (!this.table.isWatched) {
        this.table.isWatched = true;
        this.table.addEventListener("change-message", (event) => this.#edited(event.detail));
      }
    }
    this.#showResult(view);
  }

  #showResult(view) {
    this.lastView = view;
    const isShown = this.isDirty ? "unsaved" : null;
    this.state.replaceChildren(stateCell(this.view.state),
      ...(isShown ? [" ", element("span", { class: "cell unsaved" }, words.unsaved)] : []));
    this.found.replaceChildren(element("h3", {}, words.diagnostics), ...drawDiagnostics(view.diagnostics, {
      table: this.table, isReadOnly: this.context.isReadOnly,
      fix: (text) => this.#replace(text), suppress: (rule, reason) => this.#suppress(rule, reason),
    }));
    this.alert.show(view.alert, this.context);
    this.#showActions();
  }

  // MARK: Context

  #aids() {
    const { view, context } = this;
    const { target, source, isReadOnly } = context;
    const part = (title, ...content) => content.length
      ? [element("h3", {}, title), ...content] : [];
    const insert = (text) => this.#insert(text);
    return element("div", { class: "aids" },
      ...part(words.notes, ...view.notes.map((note) =>
        element("p", { lang: "en", dir: "auto" }, ...marked(note)))),
      ...part(words.arguments, ...view.arguments.map((argument) => element("p", { dir: "auto" },
        key("$" + argument.name), " ",
        element("bdi", { lang: "en" }, [argument.type, argument.range, argument.meaning,
          argument.example && `${words.example}: ${argument.example}`].filter((text) => text).join(" · "))))),
      ...part(words.glossary, ...view.glossary.map(({ term, translations }) => element("p", { class: "term" },
        element("bdi", { lang: source.tag }, term), " → ",
        ...translations.flatMap((text) => [isReadOnly
          ? element("bdi", { lang: target.tag, dir: target.direction }, text)
          : button(text, () => insert(text), { lang: target.tag, dir: target.direction, class: "term-button" }), " "])))),
      ...part(words.comments, ...view.comments.map((comment) =>
        element("p", { dir: "auto" }, ...marked(comment)))),
      ...part(words.siblings, ...view.siblings.map((sibling) => element("p", { class: "sibling" },
        button(words[sibling.facet + "Facet"] ?? sibling.id, () => this.dispatchEvent(
          new CustomEvent("go", { detail: sibling.id, bubbles: true })), { class: "quiet" }),
        element("span", { lang: source.tag, dir: source.direction }, ...marked(sibling.source)),
        ...(sibling.translation ? [element("span", { lang: target.tag, dir: target.direction },
          ...marked(sibling.translation))] : [])))),
      ...part(words.others, ...view.others.filter((other) => other).map((other) =>
        element("p", {}, key(other.locale), " ",
          element("bdi", { lang: other.locale, dir: other.direction }, ...marked(other.text))))));
  }

  #insert(text) {
    if (this.area) {
      this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, "end");
      this.area.focus();
      return this.#edited();
    }
    const field = this.table.lastField?.isConnected ? this.table.lastField : this.table.fields[0];
    field?.insert(text);
  }

  // MARK: Editing

  get #message() {
    return this.area ? { text: this.area.value } : { text: this.text, ...this.table.message };
  }

  #edited({ isStructure = false } = {}) {
    this.isEdited = true;
    this.wantsStructure = this.wantsStructure || isStructure;
    this.#check();
    // Nobody who types on waits for a pause until the text is kept.
    this.keeping ??= setTimeout(() => this.flush(), 400);
  }

  // Checks the text; while an answer is awaited, only the last text is checked next.
  async #check() {
    if (this.isChecking) {
      this.isCheckWanted = true;
      return;
    }
    this.isChecking = true;
    const started = performance.now();
    const { id, locale } = this;
    const isOfSource = Boolean(this.area);
    const { status, body } = await post("check", { id, locale, message: this.#message });
    this.isChecking = false;
    if (id === this.id && locale === this.locale) {
      if (status === 200) {
        this.text = body.text;
        if (!isOfSource && !this.area) {
          const focus = this.table.focusAfter;
          this.table.focusAfter = null;
          if (this.wantsStructure && !this.isCheckWanted) {
            this.wantsStructure = false;
            this.table.show(body);
            if (focus) this.table.focusRow(focus);
          } else {
            this.table.update(body);
          }
        } else if (isOfSource) {
          this.table.show(body);
        }
        this.#showResult(body);
        performance.measure("bayan-check", { start: started, end: performance.now() });
      } else if (body.error) {
        announce(body.error, "error");
      }
    }
    if (this.isCheckWanted) {
      this.isCheckWanted = false;
      await this.#check();
    }
  }

  // Waits until the last text is checked.
  async #settled() {
    while (this.isChecking || this.isCheckWanted) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  #keepNoMore() {
    clearTimeout(this.keeping);
    this.keeping = undefined;
  }

  // Lets the command keep the text that isn't saved.
  async flush() {
    this.#keepNoMore();
    if (!this.isEdited || !this.id || this.project.isReadOnly) return;
    this.isEdited = false;
    const { id, locale, version, base } = this;
    this.kept = post("unsaved", { id, locale, version, base, message: this.#message });
    await this.kept;
  }

  #replace(text) {
    this.text = text;
    const wasSource = this.area;
    if (wasSource) wasSource.value = text;
    this.isEdited = true;
    this.#checkText(text);
  }

  // Shows another whole text.
  async #checkText(text) {
    await this.#settled();
    const { status, body } = await post("check", { id: this.id, locale: this.locale, message: { text } });
    if (status !== 200) return announce(body.error, "error");
    this.text = body.text;
    this.#drawText(body);
    this.isEdited = true;
    await this.flush();
    this.focusText();
  }

  // MARK: Actions

  #actions() {
    if (this.context.isReadOnly) return element("p", { class: "notice" }, words.readOnly);
    const isDraft = this.view.state === "draft";
    this.saveButton = button(words.save, () => this.save(), { class: "main", title: "Ctrl+S" });
    this.nextButton = button(words.saveNext, () => this.save(true), { title: "Ctrl+Enter" });
    this.reviewButton = button(words.review, () => this.review());
    this.revertButton = button(words.revert, () => this.revert(), { class: "quiet" });
    return element("div", { class: "actions bar-of-actions", role: "group", "aria-label": words.actions },
      this.saveButton, this.nextButton, this.reviewButton,
      ...(isDraft ? [button(words.accept, () => this.save()),
        button(words.refuse, () => this.#act("refuse"))] : []),
      this.revertButton);
  }

  #showActions() {
    if (this.context.isReadOnly) return;
    this.revertButton.disabled = !this.isDirty;
    this.reviewButton.disabled = this.isDirty || !this.view.saved || this.view.state === "reviewed";
  }

  // Saves the text; returns whether it was saved.
  async save(isFollowed = false) {
    if (this.isSaving || this.context.isReadOnly) return false;
    this.isSaving = true;
    try {
      await this.#settled();
      // What is saved isn't kept afterwards.
      this.#keepNoMore();
      this.isEdited = false;
      await this.kept;
      const { id, locale, version, base } = this;
      if (!this.isDirty && this.view.state !== "draft" && this.view.state !== "stale") {
        if (isFollowed) this.#goNext();
        return true;
      }
      const { status, body } = await post("save", { id, locale, version, base, message: this.#message });
      if (status === 200) {
        this.#take(body);
        announce(words.saved);
        this.dispatchEvent(new CustomEvent("saved", { detail: { isFollowed }, bubbles: true }));
        if (!isFollowed) this.focusText();
        return true;
      }
      if (status === 409) {
        await this.#conflict(body);
      } else if (status === 422 && body.diagnostics) {
        this.#showResult(body);
        announce(`${words.notSaved} ${body.reasons.join("; ")}`, "error");
      } else {
        announce(body.error || words.noAnswer, "error");
      }
      return false;
    } finally {
      this.isSaving = false;
    }
  }

  #goNext() {
    this.dispatchEvent(new CustomEvent("saved", { detail: { isFollowed: true }, bubbles: true }));
  }

  async #conflict(body) {
    const chosen = await askVersion(body, this.context);
    if (chosen == null) return announce(words.conflictLater, "error");
    // What is chosen replaces the version that was shown, and no other.
    this.version = body.version;
    this.base = body.theirs;
    this.view.saved = body.theirs;
    await this.#checkText(chosen);
    announce(words.conflictChosen);
  }

  async review() {
    const name = await ask(words.review, words.reviewName, reader);
    if (!name) return;
    reader = name;
    await this.#act("review", { reader: name });
  }

  async #suppress(rule, reason) {
    // The comment is about the text in the file.
    if (this.isDirty && !await this.save()) return;
    await this.#act("suppress", { rule, reason });
  }

  async #act(path, more = {}) {
    await this.#settled();
    const { id, locale, version } = this;
    const { status, body } = await post(path, { id, locale, version, ...more });
    if (status === 200) {
      this.#take(body);
      announce(words.done);
      this.dispatchEvent(new CustomEvent("saved", { detail: {}, bubbles: true }));
      this.focusText();
    } else {
      announce(body.error || words.noAnswer, "error");
    }
  }

  async revert() {
    const { id, locale } = this;
    await this.#settled();
    this.#keepNoMore();
    this.isEdited = false;
    await post("unsaved", { id, locale });
    await this.open(this.project, locale, id, true);
    this.dispatchEvent(new CustomEvent("saved", { detail: {}, bubbles: true }));
  }

  // Takes over a change of the files, if nothing is typed here.
  async refresh(revision) {
    if (!this.id || this.view.revision === revision) return;
    if (this.isDirty || this.isEdited || this.isSaving) return;
    const { id, locale } = this;
    const { status, body } = await get("message", { locale, id });
    if (status !== 200 || id !== this.id || locale !== this.locale || this.isEdited) return;
    if (body.version === this.view.version && body.saved === this.view.saved) {
      this.view.revision = body.revision;
      return;
    }
    const hadFocus = this.contains(document.activeElement);
    this.#take(body);
    if (hadFocus) this.focusText();
  }
}

customElements.define("bayan-editor", BayanEditor);
