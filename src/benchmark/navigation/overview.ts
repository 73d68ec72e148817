/**
 * Draws all apps in one diagram, in Graphviz's language: requesting screens on the left, intents in the middle, and
 * handling screens on the right.
 */
import { escapeHtml, fill, dotHeader, ink, layoutSize, quoteText, sizes, wrapText } from "./dot.ts";
import { phoneSender } from "#os/broadcasts.ts";
import type { Drawing } from "./drawing.ts";

export function toOverviewDot({ apps, boxes, arrows, junctions, broadcasts }: Drawing): string {
  const titles = new Map(apps.map(({ id, title }) => [id, title]));
  const appOf = (screen: string): string => screen.slice(0, screen.indexOf("."));
  const asked = new Set(junctions.map(({ id }) => id));
  const taking = new Set(arrows.filter(({ from }) => asked.has(from)).map(({ to }) => to));
  const out = [dotHeader({ nodesep: 0.16, ranksep: 2.2 })];
  for (const { id, title } of apps) {
    const rows = boxes
      .filter(({ screen }) => screen.app === id)
      .map(({ screen }) => {
        const next = arrows.filter(({ from, to, kind }) => from === screen.id && kind !== "intent" && appOf(to) === id);
        const names = [...new Set(next.map(({ to }) => to.slice(id.length + 1)))];
        const leads =
          names.length === 0
            ? ""
            : wrapText(`→ ${names.join(", ")}`, 46)
                .map(escapeHtml)
                .join("<br/>");
        return row(
          screen.id,
          `<b>${screen.start ? "▶ " : ""}${escapeHtml(screen.name)}</b>`,
          screen.start ? fill.start : fill.box,
          leads,
        );
      });
    out.push(node(id, title, rows));
  }
  for (const [id, screens] of Map.groupBy([...taking].toSorted(), appOf)) {
    const rows = screens.map((screen) => row(screen, escapeHtml(screen.slice(id.length + 1)), fill.box, null));
    out.push(node(`${id}:takes`, titles.get(id) ?? id, rows));
  }
  for (const { id, label, unhandled } of junctions) {
    const text = wrapText(label, 34).map(escapeHtml).join("<br/>");
    const nobody = unhandled && label !== "any app" ? "<br/><i>nobody takes it</i>" : "";
    out.push(
      `  ${quoteText(id)} [shape=cds, style=filled, margin="0.16,0.05", fillcolor="${fill.outside}", color="${ink.intent}", label=<${text}${nobody}>];`,
    );
  }
  const port = (screen: string, takes = false): string =>
    `${quoteText(`${appOf(screen)}${takes ? ":takes" : ""}`)}:${quoteText(screen)}:${takes ? "w" : "e"}`;
  for (const { from, to, kind, labels } of arrows) {
    if (kind !== "intent") continue;
    const label =
      labels.length === 0 ? "" : `, label=<${wrapText(labels.join(" · "), 30).map(escapeHtml).join("<br/>")}>`;
    if (asked.has(to)) out.push(`  ${port(from)} -> ${quoteText(to)}:w [color="${ink.intent}"${label}];`);
    else out.push(`  ${quoteText(from)}:e -> ${port(to, true)} [color="${ink.intent}"];`);
  }
  const known = new Set([...taking].map(appOf));
  if (broadcasts.some(({ from }) => from.includes(phoneSender))) out.push(node(phoneSender, "the phone", []));
  for (const { name, from, to } of broadcasts) {
    const id = `broadcast ${name}`;
    out.push(
      `  ${quoteText(id)} [shape=hexagon, style=filled, margin="0.1,0.05", fillcolor="${fill.outside}", color="${ink.broadcast}", label=<${escapeHtml(name)}>];`,
    );
    for (const sender of from)
      out.push(`  ${quoteText(sender)} -> ${quoteText(id)} [color="${ink.broadcast}", style=dashed];`);
    for (const { app, command } of to) {
      if (!known.has(app)) out.push(node(`${app}:takes`, titles.get(app) ?? app, []));
      known.add(app);
      out.push(
        `  ${quoteText(id)} -> ${quoteText(`${app}:takes`)} [color="${ink.broadcast}", style=dashed, label=<${escapeHtml(command)}>];`,
      );
    }
  }
  out.push("}");
  return `${out.join("\n")}\n`;
}

const row = (name: string, title: string, color: string, more: string | null): string =>
  `<tr><td align="left" balign="left" bgcolor="${color}" port="${name}">${title}${more ? `  <font color="${ink.soft}">${more}</font>` : ""}</td></tr>`;
const node = (id: string, title: string, rows: readonly string[]): string =>
  `  ${quoteText(id)} [shape=plain, label=<<table border="1" cellborder="0" cellspacing="1" cellpadding="4" color="${ink.line}" bgcolor="${fill.app}"><tr><td align="left"><font point-size="${layoutSize(sizes.title)}"><b>${escapeHtml(title)}</b></font></td></tr>${rows.join("")}</table>>];`;
