// Marks what doesn't fit, and names the reasons. Two buttons are side by side if both fit, as on
// a phone.
function fit(stage) {
  const wide = (node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(node);
    const room =
      node.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return text.getBoundingClientRect().width > room + 1;
  };
  const buttons = [...stage.querySelectorAll(".button")];
  if (buttons.length > 2 || buttons.some(wide)) {
    stage.querySelector(".buttons")?.classList.add("stacked");
  }
  const unfit = [...stage.querySelectorAll(".button, .alert p")].filter(wide);
  for (const node of unfit) node.classList.add("unfit");
  const reasons = unfit.length ? ["tooWide"] : [];
  const alert = stage.querySelector(".alert");
  const screen = { 320: 568, 390: 844 }[stage.querySelector(".phone")?.dataset.width];
  if (alert && alert.offsetHeight > screen - 100) {
    alert.classList.add("unfit");
    reasons.push("tooTall");
  }
  return reasons;
}
