// A graph as Graphviz draws it: a small screen a node; good ways green, wrong branches grey, conflicts red.
import type { Does, Edge, Graph } from "../../graph/graph.ts";

/** Points across; Graphviz has 72 an inch. */
const across = 84;

export interface DotImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
export interface GraphDrawing {
  readonly dot: string;
  /** What the drawing names as images, with their sizes in points. */
  readonly images: readonly DotImage[];
}

export function dotOfGraph(graph: Graph): GraphDrawing {
  const { width, height } = graph.size;
  const size = { width: across, height: Math.round((across * height) / width) };
  const images = [...new Set(Object.values(graph.nodes).flatMap(({ picture }) => picture ?? []))];
  const goals = new Set(graph.goals);
  const nodes = Object.entries(graph.nodes).map(([id, { picture, wrong, label, app, screen }]) => {
    const is = [...(id === graph.start ? ["start"] : []), ...(goals.has(id) ? ["goal"] : [])].join(", ");
    const says = label ?? (app === null ? "" : `${app}${screen === null ? "" : ` · ${screen}`}`);
    const row = (text: string, color: string): string =>
      text === "" ? "" : `<TR><TD><FONT COLOR="${color}">${escaped(text)}</FONT></TD></TR>`;
    const color = id === graph.start ? starts : goals.has(id) ? good : wrong ? away : good;
    const shown = picture === null ? "no picture" : `<IMG SRC="${picture}"/>`;
    const border = is === "" ? 2 : 5;
    return (
      `  "${id}" [label=<<TABLE BORDER="${border}" COLOR="${color}" CELLBORDER="0" CELLPADDING="3">` +
      `<TR><TD FIXEDSIZE="TRUE" WIDTH="${size.width}" HEIGHT="${size.height}">${shown}</TD></TR>` +
      `${row(is, color)}${row(says, wrong ? away : "#202124")}</TABLE>>];`
    );
  });
  const isGood = ({ from, to }: Edge): boolean => !graph.nodes[from]!.wrong && !graph.nodes[to]!.wrong;
  const edges = graph.edges.map((edge) => {
    const color = isGood(edge) ? good : away;
    return `  "${edge.from}" -> "${edge.to}" [color="${color}", penwidth=${isGood(edge) ? 2 : 1}, label=<${said(edge.does, color)}>];`;
  });
  const conflicts = graph.conflicts.map(
    ({ from, other, does }) =>
      `  "${from}" -> "${other}" [color="${wrongly}", penwidth=2, style=dashed, label=<${said(does, wrongly)}>];`,
  );
  return {
    dot: [
      "digraph {",
      '  rankdir=LR; bgcolor="white"; nodesep=0.3; ranksep=0.9;',
      '  node [shape=none, margin=0, fontname="Roboto", fontsize=9];',
      '  edge [fontname="Roboto", fontsize=9, arrowsize=0.7];',
      ...nodes,
      ...edges,
      ...conflicts,
      "}",
    ].join("\n"),
    images: images.map((name) => ({ name, ...size })),
  };
}
const good = "#1e8e3e";
const away = "#9aa0a6";
const wrongly = "#d93025";
const starts = "#1a73e8";

const said = (does: Does, color: string): string => `<FONT COLOR="${color}">${escaped(wordsOf(does))}</FONT>`;
function wordsOf(does: Does): string {
  if (does.type === "TYPE") return `TYPE ${does.text.length > 16 ? `${does.text.slice(0, 15)}…` : does.text}`;
  if (does.type === "SWIPE" || does.type === "DRAG") return `${does.type} ${does.direction}`;
  if (does.type === "AWAKE") return `AWAKE ${does.names.at(0)}`;
  return does.type;
}
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
