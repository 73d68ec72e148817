/**
 * Thumbnails of drawings, for grids of many pictures. Text that is too small to read is replaced with bars, which are
 * much cheaper to draw. A drawing without text needs no fonts, so it is drawn as an image element.
 */

/** Text whose height is below this limit, in pixels of the display, becomes bars. */
const minLetterPixels = 15;
const bars = new Map<string, string>();
/**
 * The size of the cache. The cache holds more thumbnails than one grid shows, so that thumbnails of earlier grids stay
 * cached.
 */
const maxThumbnails = 400;

/**
 * Replaces text that is too small to read with bars. `scale`: the number of pixels of the display per unit of the
 * drawing.
 */
export function replaceTextWithBars(svg: string, id: string, scale: number): string {
  const least = Math.round(minLetterPixels / scale);
  const key = `${id} ${least}`;
  let cached = bars.get(key);
  if (cached === undefined) {
    cached = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (whole, attributes: string, text: string) =>
      textBar(whole, attributes, text, least),
    );
    if (bars.size >= maxThumbnails) bars.delete(bars.keys().next().value!);
    bars.set(key, cached);
  }
  return cached;
}
function textBar(whole: string, attributes: string, text: string, least: number): string {
  const read = (name: string): string | undefined => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
  const size = Number(read("font-size"));
  if (!(size < least)) return whole;
  const width = textWidth(text) * size;
  const anchor = read("text-anchor");
  const x = Number(read("x")) - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  const transform = read("transform");
  const place = `x="${x.toFixed(1)}" y="${(Number(read("y")) - size * 0.55).toFixed(1)}"`;
  const extent = `width="${width.toFixed(1)}" height="${(size * 0.42).toFixed(1)}"`;
  return `<rect ${place} ${extent} fill="${read("fill") ?? "#26282c"}" opacity="0.5"${
    transform === undefined ? "" : ` transform="${transform}"`
  }/>`;
}
/** Returns the approximate width in multiples of the font size. An approximate width is enough for a bar. */
function textWidth(text: string): number {
  let width = 0;
  for (const char of text.replace(/&\w+;/g, "&"))
    width += char.codePointAt(0)! > 0x2e80 ? 1 : char === " " ? 0.25 : 0.53;
  return width;
}
export const hasLetters = (svg: string): boolean => svg.includes("<text");
export const toImageUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
