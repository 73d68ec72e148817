// Renders the page of a report as one file: Phonebooth's script and style, the data as JSON, and a content security
// policy that blocks all other scripts.
import { createHash } from "node:crypto";
import { loadBundle } from "./bundle.ts";
import { dataBlock, episodeBlock, pictureBlock, type EpisodeDetails, type PageData } from "./data.ts";

export async function renderHtml(
  title: string,
  data: PageData,
  episodes: readonly EpisodeDetails[] = [],
  pictures: readonly string[] = [],
): Promise<string> {
  const { script, style } = await loadBundle();
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${cspHash(script)}'`,
    // Charts set the widths and positions of elements as inline styles.
    "style-src 'unsafe-inline'",
    "img-src data: file: 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  // The list comes before the data that only a replay uses, so that the list is displayed while the rest is still
  // loading. Pictures come before the episodes that refer to them.
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<head><meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>${escapeText(title)}</title>`,
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

/** Returns a block of JSON whose content cannot be parsed as HTML, even if a text of an agent contains HTML. */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")}</script>`;

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const cspHash = (script: string): string => createHash("sha256").update(script).digest("base64");
