// Draws a fused graph: Graphviz does the layout, and the SVG file contains the small screens.
import { readFileSync, writeFileSync } from "node:fs";
import { instance } from "@viz-js/viz";
import { dotOfGraph } from "#benchmark/fuse/draw.ts";
import type { GraphFolder } from "#benchmark/fuse/graph-folder.ts";
import { smallPng } from "#benchmark/run/pictures.ts";
import { renderPng } from "../cli/navigation-picture.ts";

/** Pixels per point of a small screen. */
const pixelsPerPoint = 3;

export async function drawGraph({ graph, picturePath }: GraphFolder, out: string): Promise<void> {
  const { dot, images } = dotOfGraph(graph);
  const viz = await instance();
  let svg = viz.renderString(dot, { format: "svg", engine: "dot", images: images.map((one) => ({ ...one })) });
  for (const { name, width } of images) {
    // Uses PNG, because every SVG viewer supports it.
    const small = await smallPng(readFileSync(picturePath(name)), width * pixelsPerPoint);
    svg = svg.replaceAll(`xlink:href="${name}"`, `xlink:href="data:image/png;base64,${small.toString("base64")}"`);
  }
  // The layout uses larger letters than the drawing, because the viewer's font may be wider than the font of the
  // layout.
  svg = svg.replaceAll(/font-size="([\d.]+)"/g, (_, size: string) => `font-size="${(Number(size) * 0.8).toFixed(2)}"`);
  writeFileSync(out, out.endsWith(".png") ? await renderPng(svg) : svg);
}
