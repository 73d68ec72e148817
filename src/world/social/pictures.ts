/** The pictures of posts: their records, and the drawing of those that are neither scenes nor pictures of goods. */
import * as v from "valibot";
import { Whole } from "../schemas.ts";

const Count = v.pipe(Whole, v.minValue(0));

/** Width to height. */
export const ratios = ["3:4", "1:1", "4:3"] as const;
export type Ratio = (typeof ratios)[number];

/** The backgrounds of pictures that are drawn from things. */
export const grounds = [
  "wood",
  "marble",
  "linen",
  "dawn",
  "sky",
  "grass",
  "night",
  "water",
  "sand",
  "wall",
  "brick",
  "paper",
  "grid",
  "rose",
  "mint",
  "sun",
] as const;
export type Ground = (typeof grounds)[number];

/**
 * One picture of a post. At most one of `scene` (an id of the dataset `scenes`) and `item` (the id of a picture of the
 * dataset `goods`) is set. If both are null, `drawPicture` draws `things` over the background `ground`.
 */
export const Picture = v.strictObject({
  ratio: v.picklist(ratios),
  scene: v.nullable(v.string()),
  item: v.nullable(v.string()),
  ground: v.picklist(grounds),
  /**
   * Each thing has an id of `art`. `x` and `size` are in percent of the width, `y` is in percent of the height. `x` and
   * `y` are its centre.
   */
  things: v.array(v.strictObject({ art: v.string(), x: Whole, y: Whole, size: Count })),
  /** The text on the cover of a text note. Empty for all other pictures. */
  words: v.string(),
});
export type Picture = v.InferOutput<typeof Picture>;

export const pictureSizes = {
  "3:4": { width: 900, height: 1200 },
  "1:1": { width: 900, height: 900 },
  "4:3": { width: 1200, height: 900 },
} as const satisfies Record<Ratio, { width: number; height: number }>;

/**
 * The colours of the wall at the back and of the surface in front, and the height of the border between them in
 * percent.
 */
const groundLooks: Readonly<Record<Ground, readonly [back: string, front: string, edge: number]>> = {
  wood: ["#efe3d3", "#b98a5e", 42],
  marble: ["#e9eaec", "#f7f7f5", 36],
  linen: ["#e8e0d4", "#d8cdbc", 48],
  dawn: ["#ffd9b8", "#e89f8a", 62],
  sky: ["#bfe0f7", "#8fc1e3", 70],
  grass: ["#cfe8f5", "#8fbf73", 58],
  night: ["#27304d", "#171c30", 64],
  water: ["#cdeaf2", "#4f9fbd", 50],
  sand: ["#cfe6ef", "#e6cf9f", 55],
  wall: ["#ece9e3", "#c8b8a4", 74],
  brick: ["#c98b6f", "#8c6a58", 76],
  paper: ["#fbf8f0", "#f1ebdc", 88],
  grid: ["#f4f6f8", "#dfe6ec", 82],
  rose: ["#f9d9dd", "#f0bcc4", 66],
  mint: ["#d5efe3", "#aedcc7", 66],
  sun: ["#fff0b8", "#f9d976", 66],
};

/** The ids of the drawings in `art` that a picture needs. */
export const artOf = (picture: Picture): string[] => [...new Set(picture.things.map(({ art }) => art))];

/**
 * Returns the inside of an `<svg>` whose view box is 0 0 and the width and height of `pictureSizes`. `artSvg` returns
 * the drawing of an id of `art`, or undefined while it is loading. Does not draw the words of a text note; the screen shows
 * them.
 */
export function drawPicture(picture: Picture, artSvg: (id: string) => string | undefined): string {
  const { width, height } = pictureSizes[picture.ratio];
  const [back, front, edge] = groundLooks[picture.ground];
  const from = Math.round((height * edge) / 100);
  const parts = [
    `<rect width="${width}" height="${height}" fill="${back}"/>`,
    `<rect y="${from}" width="${width}" height="${height - from}" fill="${front}"/>`,
  ];
  for (const { art, x, y, size } of picture.things) {
    const side = Math.round((width * size) / 100);
    const left = Math.round((width * x) / 100 - side / 2);
    const top = Math.round((height * y) / 100 - side / 2);
    const shade = `<ellipse cx="${left + side / 2}" cy="${top + Math.round(side * 0.97)}" rx="${Math.round(side * 0.4)}" ry="${Math.round(side * 0.06)}" fill="#000" opacity="0.14"/>`;
    const scale = Math.round((side / 32) * 1000) / 1000;
    parts.push(`${shade}<g transform="translate(${left} ${top}) scale(${scale})">${artSvg(art) ?? ""}</g>`);
  }
  return parts.join("");
}
