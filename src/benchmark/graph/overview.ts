/** All apps on one sheet, in Graphviz's language: on the left who asks, in the middle what for, on the right who does it. */
import { escaped, fill, header, ink, pt, quoted, sizes, wrapped } from "./dot.ts";
import { phoneItself } from "../../os/broadcasts.ts";
import type { Drawing } from "./drawing.ts";

export function overviewOf({ apps, boxes, arrows, junctions, broadcasts }: Drawing): string {
  const titles = new Map(apps.map(({ id, title }) => [id, title]));
  const appOf = (screen: string): string => screen.slice(0, screen.indexOf("."));
  const asked = new Set(junctions.map(({ id }) => id));
  const taking = new Set(arrows.filter(({ from }) => asked.has(from)).map(({ to }) => to));
  const out = [header({ nodesep: 0.16, ranksep: 2.2 })];
  for (const { id, title } of apps) {
    const rows = boxes
      .filter(({ screen }) => screen.app === id)
      .map(({ screen }) => {
        const next = arrows.filter(({ from, to, kind }) => from === screen.id && kind !== "intent" && appOf(to) === id);
        const names = [...new Set(next.map(({ to }) => to.slice(id.length + 1)))];
        const leads =
          names.length === 0
            ? ""
            : wrapped(`→ ${names.join(", ")}`, 46)
                .map(escaped)
                .join("<br/>");
        return row(
          screen.id,
          `<b>${screen.start ? "▶ " : ""}${escaped(screen.name)}</b>`,
          screen.start ? fill.start : fill.box,
          leads,
        );
      });
    out.push(node(id, title, rows));
  }
  for (const [id, screens] of Map.groupBy([...taking].toSorted(), appOf)) {
    const rows = screens.map((screen) => row(screen, escaped(screen.slice(id.length + 1)), fill.box, null));
    out.push(node(`${id}:takes`, titles.get(id) ?? id, rows));
  }
  for (const { id, label, loose } of junctions) {
    const text = wrapped(label, 34).map(escaped).join("<br/>");
    const nobody = loose && label !== "any app" ? "<br/><i>nobody takes it</i>" : "";
    out.push(
      `  ${quoted(id)} [shape=cds, style=filled, margin="0.16,0.05", fillcolor="${fill.outside}", color="${ink.intent}", label=<${text}${nobody}>];`,
    );
  }
  const port = (screen: string, takes = false): string =>
    `${quoted(`${appOf(screen)}${takes ? ":takes" : ""}`)}:${quoted(screen)}:${takes ? "w" : "e"}`;
  for (const { from, to, kind, labels } of arrows) {
    if (kind !== "intent") continue;
    const label = labels.length === 0 ? "" : `, label=<${wrapped(labels.join(" · "), 30).map(escaped).join("<br/>")}>`;
    if (asked.has(to)) out.push(`  ${port(from)} -> ${quoted(to)}:w [color="${ink.intent}"${label}];`);
    else out.push(`  ${quoted(from)}:e -> ${port(to, true)} [color="${ink.intent}"];`);
  }
  const known = new Set([...taking].map(appOf));
  if (broadcasts.some(({ from }) => from.includes(phoneItself))) out.push(node(phoneItself, "the phone", []));
  for (const { name, from, to } of broadcasts) {
    const id = `broadcast ${name}`;
    out.push(
      `  ${quoted(id)} [shape=hexagon, style=filled, margin="0.1,0.05", fillcolor="${fill.outside}", color="${ink.broadcast}", label=<${escaped(name)}>];`,
    );
    for (const sender of from)
      out.push(`  ${quoted(sender)} -> ${quoted(id)} [color="${ink.broadcast}", style=dashed];`);
    for (const { app, command } of to) {
      if (!known.has(app)) out.push(node(`${app}:takes`, titles.get(app) ?? app, []));
      known.add(app);
      out.push(
        `  ${quoted(id)} -> ${quoted(`${app}:takes`)} [color="${ink.broadcast}", style=dashed, label=<${escaped(command)}>];`,
      );
    }
  }
  out.push("}");
  return `${out.join("\n")}\n`;
}

const row = (name: string, title: string, color: string, more: string | null): string =>
  `<tr><td align="left" balign="left" bgcolor="${color}" port="${name}">${title}${more ? `  <font color="${ink.soft}">${more}</font>` : ""}</td></tr>`;
const node = (id: string, title: string, rows: readonly string[]): string =>
  `  ${quoted(id)} [shape=plain, label=<<table border="1" cellborder="0" cellspacing="1" cellpadding="4" color="${ink.line}" bgcolor="${fill.app}"><tr><td align="left"><font point-size="${pt(sizes.title)}"><b>${escaped(title)}</b></font></td></tr>${rows.join("")}</table>>];`;
