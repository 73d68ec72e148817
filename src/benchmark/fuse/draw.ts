// Draws a graph for Graphviz. Each node is a small picture of its screen. Good paths are green, wrong branches grey,
// conflicts red.
import type { EdgeAction, Edge, Graph } from "#recordings/graph.ts";

/** The width of a node in points. Graphviz has 72 points per inch. */
const nodeWidth = 84;

export interface DotImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
export interface GraphDrawing {
  readonly dot: string;
  /** The images that the drawing refers to, with their sizes in points. */
  readonly images: readonly DotImage[];
}

export function dotOfGraph(graph: Graph): GraphDrawing {
  const { width, height } = graph.size;
  const size = { width: nodeWidth, height: Math.round((nodeWidth * height) / width) };
  const images = [...new Set(Object.values(graph.nodes).flatMap(({ picture }) => picture ?? []))];
  const goals = new Set(graph.goals);
  const nodes = Object.entries(graph.nodes).map(([id, { picture, wrong, label, app, screen }]) => {
    const is = [...(id === graph.start ? ["start"] : []), ...(goals.has(id) ? ["goal"] : [])].join(", ");
    const says = label ?? (app === null ? "" : `${app}${screen === null ? "" : ` · ${screen}`}`);
    const row = (text: string, color: string): string =>
      text === "" ? "" : `<TR><TD><FONT COLOR="${color}">${escapeHtml(text)}</FONT></TD></TR>`;
    const color = id === graph.start ? startColor : goals.has(id) ? goodColor : wrong ? wrongColor : goodColor;
    const shown = picture === null ? "no picture" : `<IMG SRC="${picture}"/>`;
    const border = is === "" ? 2 : 5;
    return (
      `  "${id}" [label=<<TABLE BORDER="${border}" COLOR="${color}" CELLBORDER="0" CELLPADDING="3">` +
      `<TR><TD FIXEDSIZE="TRUE" WIDTH="${size.width}" HEIGHT="${size.height}">${shown}</TD></TR>` +
      `${row(is, color)}${row(says, wrong ? wrongColor : "#202124")}</TABLE>>];`
    );
  });
  const isGood = ({ from, to }: Edge): boolean => !graph.nodes[from]!.wrong && !graph.nodes[to]!.wrong;
  const edges = graph.edges.map((edge) => {
    const color = isGood(edge) ? goodColor : wrongColor;
    return `  "${edge.from}" -> "${edge.to}" [color="${color}", penwidth=${isGood(edge) ? 2 : 1}, label=<${formatLabel(edge.does, color)}>];`;
  });
  const conflicts = graph.conflicts.map(
    ({ from, other, does }) =>
      `  "${from}" -> "${other}" [color="${conflictColor}", penwidth=2, style=dashed, label=<${formatLabel(does, conflictColor)}>];`,
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
const goodColor = "#1e8e3e";
const wrongColor = "#9aa0a6";
const conflictColor = "#d93025";
const startColor = "#1a73e8";

const formatLabel = (does: EdgeAction, color: string): string =>
  `<FONT COLOR="${color}">${escapeHtml(describeDoes(does))}</FONT>`;
function describeDoes(does: EdgeAction): string {
  if (does.type === "TYPE") return `TYPE ${does.text.length > 16 ? `${does.text.slice(0, 15)}…` : does.text}`;
  if (does.type === "SWIPE" || does.type === "DRAG") return `${does.type} ${does.direction}`;
  if (does.type === "AWAKE") return `AWAKE ${does.names.at(0)}`;
  return does.type;
}
const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
