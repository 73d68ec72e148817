// A fused graph as a picture: Graphviz lays it out, the small screens are put into the file itself.
import { readFileSync, writeFileSync } from "node:fs";
import { instance } from "@viz-js/viz";
import { dotOfGraph } from "../src/benchmark/fuse/draw.ts";
import type { GraphFolder } from "../src/benchmark/fuse/folder.ts";
import { smallPng } from "../src/benchmark/run/pictures.ts";
import { pngOf } from "./graph-picture.ts";

/** Pixels for each point of a small screen. */
const sharpness = 3;

export async function drawGraph({ graph, picturePath }: GraphFolder, out: string): Promise<void> {
  const { dot, images } = dotOfGraph(graph);
  const viz = await instance();
  let svg = viz.renderString(dot, { format: "svg", engine: "dot", images: images.map((one) => ({ ...one })) });
  for (const { name, width } of images) {
    // Whatever draws an SVG knows PNG.
    const small = await smallPng(readFileSync(picturePath(name)), width * sharpness);
    svg = svg.replaceAll(`xlink:href="${name}"`, `xlink:href="data:image/png;base64,${small.toString("base64")}"`);
  }
  // Laid out with larger letters than it is drawn with: whoever draws it may have a wider font.
  svg = svg.replaceAll(/font-size="([\d.]+)"/g, (_, size: string) => `font-size="${(Number(size) * 0.8).toFixed(2)}"`);
  writeFileSync(out, out.endsWith(".png") ? await pngOf(svg) : svg);
}
