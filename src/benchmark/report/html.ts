// The page of a report as one file: a script and a style of our own, data as JSON, and a policy that lets nothing else run.
import { createHash } from "node:crypto";
import { bundle } from "./bundle.ts";
import { dataBlock, episodeBlock, pictureBlock, type EpisodeDetails, type PageData } from "./data.ts";

export async function htmlOf(
  title: string,
  data: PageData,
  episodes: readonly EpisodeDetails[] = [],
  pictures: readonly string[] = [],
): Promise<string> {
  const { script, style } = await bundle();
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${digest(script)}'`,
    // Widths and places in charts are styles on elements.
    "style-src 'unsafe-inline'",
    "img-src data: file: 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  // The list stands before all that is only needed in a replay, so that it shows while that is still being read; pictures
  // before the episodes, which ask for them.
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<head><meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>${escapedText(title)}</title>`,
    `<link rel="icon" href="data:," />`,
    `<style>${style}</style></head>`,
    '<body><div id="app"></div><noscript>This report needs JavaScript, which is part of this file.</noscript>',
    jsonBlock(dataBlock, data),
    `<script>${script}</script>`,
    ...pictures.map((url, i) => `<script type="text/plain" id="${pictureBlock(i)}">${url}</script>`),
    ...episodes.map((details, i) => jsonBlock(episodeBlock(i), details)),
    "</body></html>",
    "",
  ].join("\n");
}

/** JSON that no HTML can be read out of, whatever an agent wrote into it. */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")}</script>`;

const escapedText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const digest = (script: string): string => createHash("sha256").update(script).digest("base64");
