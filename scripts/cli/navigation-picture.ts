// Draws the navigation graph: Graphviz does the layout and writes SVG, and sharp converts the SVG to PNG.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { instance } from "@viz-js/viz";
import { toDot, layoutScale } from "#benchmark/navigation/dot.ts";
import { toOverviewDot } from "#benchmark/navigation/overview.ts";
import type { Drawing } from "#benchmark/navigation/drawing.ts";
import { cache, prepareBrowser } from "../env.ts";

/** Maximum pixels on the longer side of a PNG. */
const maxPixels = 12_000;

export async function renderSvg(drawing: Drawing): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(drawing.apps.length === 1 ? toDot(drawing) : toOverviewDot(drawing), {
    format: "svg",
    engine: "dot",
  });
  return svg.replaceAll(
    /font-size="([\d.]+)"/g,
    (_, size: string) => `font-size="${(Number(size) / layoutScale).toFixed(2)}"`,
  );
}

/** Draws the picture with two pixels per point of the SVG, or fewer if the picture would exceed `maxPixels`. */
export async function renderPng(svg: string): Promise<Buffer> {
  await prepareFonts();
  const { default: sharp } = await import("sharp");
  const [, width, height] = /width="(\d+)pt" height="(\d+)pt"/.exec(svg) ?? [];
  // At a density of 72, a point of the SVG is 4/3 pixels.
  const density = Math.min(108, (72 * maxPixels) / ((Math.max(Number(width), Number(height)) * 4) / 3));
  return sharp(Buffer.from(svg), { density, limitInputPixels: false }).png({ palette: true }).toBuffer();
}
/** Provides the browser's fonts on a machine without fonts. Must run before sharp is loaded. */
async function prepareFonts(): Promise<void> {
  if (process.env["FONTCONFIG_FILE"] || existsSync("/usr/share/fonts")) return;
  await prepareBrowser();
  const versions = existsSync(join(cache, "browser")) ? readdirSync(join(cache, "browser")) : [];
  const conf = versions
    .map((version) => join(cache, "browser", version, "fonts.conf"))
    .find((path) => existsSync(path));
  if (conf) process.env["FONTCONFIG_FILE"] = conf;
}
