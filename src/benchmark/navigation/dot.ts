/** Writes the graph in Graphviz's language: screens as boxes, grouped by app. */
import type { Box, Drawing } from "./drawing.ts";

/**
 * The layout uses text that is slightly larger than the drawn text. The boxes then also fit if another font replaces
 * Arial.
 */
export const layoutScale = 1.17;
export const sizes = { title: 13, text: 10, app: 18 };
export const layoutSize = (size: number): string => (size * layoutScale).toFixed(2);
export const ink = {
  text: "#1f2933",
  soft: "#52606d",
  line: "#7b8794",
  intent: "#b4530a",
  broadcast: "#0d6a7a",
  root: "#9aa5b1",
};
export const fill = {
  box: "#ffffff",
  start: "#d9f0e3",
  overlay: "#e8e2f7",
  modes: "#e3eefb",
  app: "#f5f7fa",
  outside: "#fdf3e7",
};
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
export const quoteText = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Returns the beginning of a digraph that is drawn from left to right. Distances are in inches. */
export function dotHeader({ nodesep, ranksep }: { readonly nodesep: number; readonly ranksep: number }): string {
  return [
    "digraph navigation {",
    `  graph [rankdir=LR, fontname="Arial", bgcolor="white", pad=0.3, nodesep=${nodesep}, ranksep=${ranksep}];`,
    `  node [fontname="Arial", fontsize=${layoutSize(sizes.text)}, fontcolor="${ink.text}"];`,
    `  edge [fontname="Arial", fontsize=${layoutSize(sizes.text)}, fontcolor="${ink.soft}", color="${ink.line}", arrowsize=0.7];`,
  ].join("\n");
}

export function toDot(drawing: Drawing): string {
  const out: string[] = [];
  out.push(dotHeader({ nodesep: 0.28, ranksep: 0.9 }));
  for (const { id, title } of drawing.apps) {
    out.push(
      `  subgraph ${quoteText(`cluster_${id}`)} {`,
      `    label=<<b>${escapeHtml(title)}</b>>; labeljust=l; fontsize=${layoutSize(sizes.app)}; style="rounded,filled"; color="#cbd2d9"; fillcolor="${fill.app}"; margin=16;`,
    );
    for (const box of drawing.boxes)
      if (box.screen.app === id) out.push(`    ${quoteText(box.screen.id)} ${boxAttributes(box)};`);
    out.push("  }");
  }
  for (const id of drawing.outside)
    out.push(
      `  ${quoteText(id)} [shape=box, style="rounded,filled,dashed", fillcolor="${fill.outside}", color="${ink.intent}"];`,
    );
  for (const { id, label, unhandled } of drawing.junctions)
    out.push(
      `  ${quoteText(id)} [shape=cds, style=filled, margin="0.16,0.05", fillcolor="${fill.outside}", color="${ink.intent}", label=<${wrapText(label, 30).map(escapeHtml).join("<br/>")}${unhandled && label !== "any app" ? "<br/><i>nobody takes it</i>" : ""}>];`,
    );
  for (const { from, to, kind, labels } of drawing.arrows) {
    const style = {
      push: "",
      replace: ", arrowhead=empty",
      root: `, color="${ink.root}", style=dashed, constraint=false`,
      intent: `, color="${ink.intent}"`,
    };
    const text = wrapText(labels.join(" · "), 26).map((line) => `<tr><td align="left">${escapeHtml(line)}</td></tr>`);
    const label =
      labels.length === 0 ? "" : `, label=<<table border="0" cellspacing="0" cellpadding="1">${text.join("")}</table>>`;
    out.push(`  ${quoteText(from)} -> ${quoteText(to)} [penwidth=1${style[kind]}${label}];`);
  }
  out.push("}");
  return `${out.join("\n")}\n`;
}

function boxAttributes({ screen, acts }: Box): string {
  const row = (lines: readonly string[], color: string, style = (text: string) => text): string =>
    `<tr><td align="left" balign="left" bgcolor="${color}">${lines.map((line) => style(escapeHtml(line))).join("<br/>")}</td></tr>`;
  const param =
    screen.params.length > 0 ? ` <font color="${ink.soft}">(${escapeHtml(screen.params.join(", "))})</font>` : "";
  const title = `<tr><td align="left" bgcolor="${screen.start ? fill.start : fill.box}"><font point-size="${layoutSize(sizes.title)}"><b>${screen.start ? "▶ " : ""}${escapeHtml(screen.name)}</b></font>${param}</td></tr>`;
  const variants = Object.entries(screen.variants).flatMap(([name, options]) =>
    wrapText(`${name}: ${shortList(options)}`, 40),
  );
  const modes = Object.entries(screen.modes).flatMap(([name, options]) =>
    wrapText(`${name}: ${shortList(options)}`, 40),
  );
  const come = screen.entrances
    .filter((e) => e === "presented" || e === "notification")
    .map((e) => `by ${e === "presented" ? "the phone" : e}`);
  const rows = [
    title,
    ...(come.length > 0 ? [row([come.join(", ")], fill.start, (t) => `<i>${t}</i>`)] : []),
    ...(variants.length + modes.length > 0 ? [row([...variants, ...modes], fill.modes)] : []),
    ...(screen.overlays.length > 0
      ? [row(wrapText(`over it: ${screen.overlays.join(", ")}`, 40), fill.overlay, (t) => `<i>${t}</i>`)]
      : []),
    ...(acts.length > 0 ? [row(wrapText(acts.join(" · "), 44), fill.box)] : []),
  ];
  return `[shape=plain, label=<<table border="1" cellborder="0" cellspacing="0" cellpadding="4" color="${ink.line}">${rows.join("")}</table>>]`;
}
const shortList = (options: readonly string[]): string =>
  options.length > 6 ? `${options.slice(0, 4).join(", ")}, … ${options.length} in all` : options.join(", ");

/** Splits a text at spaces into lines of about `width` letters. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
