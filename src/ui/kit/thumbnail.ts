/**
 * Small copies of drawings for walls of many. Writing that nobody could read at that size becomes bars, which cost a
 * fraction of letters; what is then without letters needs no fonts, and is drawn as an image of its own.
 */

/** Letters lower than this on the glass, in its own pixels, are bars. */
const readable = 15;
const bars = new Map<string, string>();
/** More than one wall shows, with room for those before it. */
const most = 400;

/** `scale` is how many pixels of the glass one unit of the drawing takes. */
export function withBars(svg: string, id: string, scale: number): string {
  const least = Math.round(readable / scale);
  const key = `${id} ${least}`;
  let done = bars.get(key);
  if (done === undefined) {
    done = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (whole, attributes: string, text: string) =>
      barFor(whole, attributes, text, least),
    );
    if (bars.size >= most) bars.delete(bars.keys().next().value!);
    bars.set(key, done);
  }
  return done;
}
function barFor(whole: string, attributes: string, text: string, least: number): string {
  const read = (name: string): string | undefined => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
  const size = Number(read("font-size"));
  if (!(size < least)) return whole;
  const width = widthOf(text) * size;
  const anchor = read("text-anchor");
  const x = Number(read("x")) - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  const transform = read("transform");
  const place = `x="${x.toFixed(1)}" y="${(Number(read("y")) - size * 0.55).toFixed(1)}"`;
  const extent = `width="${width.toFixed(1)}" height="${(size * 0.42).toFixed(1)}"`;
  return `<rect ${place} ${extent} fill="${read("fill") ?? "#26282c"}" opacity="0.5"${
    transform === undefined ? "" : ` transform="${transform}"`
  }/>`;
}
/** In heights of its letters, as near as a bar needs it. */
function widthOf(text: string): number {
  let width = 0;
  for (const char of text.replace(/&\w+;/g, "&"))
    width += char.codePointAt(0)! > 0x2e80 ? 1 : char === " " ? 0.25 : 0.53;
  return width;
}
export const hasLetters = (svg: string): boolean => svg.includes("<text");
export const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
