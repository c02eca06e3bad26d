import { labelled, select, words } from "./dom.js";

// The alert in which a message is shown, for a sample value.
export class BayanAlert extends HTMLElement {
  sample = 0;
  width = 390;

  show(alert, context) {
    [this.alert, this.context] = [alert, context];
    const labels = alert.samples.map(({ label }) => label);
    if (JSON.stringify(labels) !== JSON.stringify(this.labels)) {
      this.labels = labels;
      this.#build();
    }
    this.#draw();
  }

  #build() {
    const { samples } = this.alert;
    this.sample = Math.min(this.sample, samples.length - 1);
    const which = select(samples.map(({ label, kind }, place) =>
      [place, kind && words[kind] ? `${label} · ${words[kind]}` : label]), this.sample);
    which.addEventListener("change", () => {
      this.sample = Number(which.value);
      this.#draw();
    });
    const width = select([[390, words.phone390], [320, words.phone320]], this.width);
    width.addEventListener("change", () => {
      this.width = Number(width.value);
      this.#draw();
    });
    this.stage = element("div", { class: "stage", role: "group", "aria-label": words.alert });
    this.reasons = element("div", {});
    this.replaceChildren(
      element("div", { class: "alert-controls" },
        ...(samples.length > 1 ? [labelled(words.values, which)] : []),
        labelled(words.look, width)),
      this.stage, this.reasons);
  }

  #draw() {
    const { target, source } = this.context;
    const languages = new Map([[target.tag, target], [source.tag, source]]);
    const direction = (tag) => languages.get(tag)?.direction ?? "auto";
    this.stage.classList.toggle("dark", matchMedia("(prefers-color-scheme: dark)").matches);
    this.stage.replaceChildren(drawAlert({
      width: this.width, lang: target.tag, dir: target.direction, space: this.alert.space,
      seen: this.context.seen,
      texts: this.alert.samples[this.sample].facets.map((facet) =>
        facet && { text: facet.text, lang: facet.from, dir: direction(facet.from) }),
      buttons: this.alert.buttons.map(({ label, role, from }) => (
        { label, role, lang: from, dir: direction(from) })),
    }));
    this.reasons.replaceChildren(...fit(this.stage).map((reason) =>
      element("p", { class: "unfitting" }, words[reason])));
    scale();
  }
}

customElements.define("bayan-alert", BayanAlert);
