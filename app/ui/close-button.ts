const SVG = "http://www.w3.org/2000/svg";
/** The icon's "close", for parts that do not bring React along. */
const CLOSE_SHAPE = "m6 6 12 12M18 6 6 18";

/** The button in the corner of what can be closed, without a framework. */
export function createCloseButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button--quiet button--small button--icon";
  button.setAttribute("aria-label", label);
  button.addEventListener("click", onClick);
  button.append(closeIcon());
  return button;
}

function closeIcon(): SVGElement {
  const icon = document.createElementNS(SVG, "svg");
  const look = {
    class: "icon",
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.75",
    "stroke-linecap": "round",
    "aria-hidden": "true",
  };
  for (const [name, value] of Object.entries(look)) icon.setAttribute(name, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", CLOSE_SHAPE);
  icon.append(path);
  return icon;
}
