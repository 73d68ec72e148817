// The graph as a picture: Graphviz lays it out and writes SVG, sharp makes PNG of that.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { instance } from "@viz-js/viz";
import { dotOf, layoutScale } from "../src/benchmark/graph/dot.ts";
import { overviewOf } from "../src/benchmark/graph/overview.ts";
import type { Drawing } from "../src/benchmark/graph/drawing.ts";
import { cache, prepareBrowser } from "./env.ts";

/** Pixels on the longer side of a PNG at most. */
const longest = 12_000;

export async function svgOf(drawing: Drawing): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(drawing.apps.length === 1 ? dotOf(drawing) : overviewOf(drawing), {
    format: "svg",
    engine: "dot",
  });
  return svg.replaceAll(
    /font-size="([\d.]+)"/g,
    (_, size: string) => `font-size="${(Number(size) / layoutScale).toFixed(2)}"`,
  );
}

/** Twice the size of the SVG's points, less where that would be too large. */
export async function pngOf(svg: string): Promise<Buffer> {
  await prepareFonts();
  const { default: sharp } = await import("sharp");
  const [, width, height] = /width="(\d+)pt" height="(\d+)pt"/.exec(svg) ?? [];
  // At a density of 72 a point is a pixel and a third.
  const density = Math.min(108, (72 * longest) / ((Math.max(Number(width), Number(height)) * 4) / 3));
  return sharp(Buffer.from(svg), { density, limitInputPixels: false }).png({ palette: true }).toBuffer();
}
/** On a machine without fonts, those that came with the browser; to be set before sharp is loaded. */
async function prepareFonts(): Promise<void> {
  if (process.env["FONTCONFIG_FILE"] || existsSync("/usr/share/fonts")) return;
  await prepareBrowser();
  const versions = existsSync(join(cache, "browser")) ? readdirSync(join(cache, "browser")) : [];
  const conf = versions
    .map((version) => join(cache, "browser", version, "fonts.conf"))
    .find((path) => existsSync(path));
  if (conf) process.env["FONTCONFIG_FILE"] = conf;
}
