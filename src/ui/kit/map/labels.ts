/**
 * Labels on the map. More important labels are placed first, and labels never overlap. The size of a label is estimated
 * from its letters, and is not measured in the browser. Labels are placed for the whole cell, so that a small movement
 * of the map changes no label.
 */
import type { Atlas, Category, Site } from "#world/geo/model.ts";
import type { LocalizedText } from "#world/cast.ts";
import { boundsOf, toCellY, toCellX, type Cell } from "./cell.ts";
import { streetsIn } from "./ground.ts";
import { roadWidth } from "./road-widths.ts";
import { hypot } from "#state/portable-math.ts";

export type Lang = "en" | "zh-CN";
export interface Label {
  readonly key: string;
  readonly kind: "district" | "area" | "water" | "street" | "shield" | "place" | "station" | "stop";
  readonly lines: readonly string[];
  /** The position of the text's middle, or of a place's icon, in pixels from the cell's middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The direction of the street, as cosine and sine; null if the label does not follow a street. */
  readonly direction: readonly [number, number] | null;
  readonly category: Category | null;
  readonly place: string | null;
  /** The position of a place's name relative to the place's icon. */
  readonly side: "right" | "left" | "below";
  readonly colours: readonly string[];
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface LabelOptions {
  readonly lang: Lang;
  /** The font scale of the phone. */
  readonly factor: number;
  readonly isTransit: boolean;
  /** The positions of pins, in pixels from the cell's middle. Labels must not cover the pins. */
  readonly pins: readonly { readonly x: number; readonly y: number; readonly name: string }[];
  /** A place that is drawn as a pin and therefore has no label. */
  readonly pinnedPlace: string | null;
}

export function placeLabels(atlas: Atlas, cell: Cell, wanted: LabelOptions): Label[] {
  return new LabelPlacer(atlas, cell, wanted).place();
}
/** Returns the estimated width of a text, in multiples of the font size. */
export function textWidth(text: string): number {
  let wide = 0;
  for (const char of text) {
    const code = char.codePointAt(0)!;
    wide +=
      code > 0x2e80 ? 1 : char === " " ? 0.26 : /[il.,'|]/.test(char) ? 0.28 : /[A-ZmwMW]/.test(char) ? 0.7 : 0.56;
  }
  return wide;
}
/** Splits a text into at most two lines, so that the longer line is as short as possible. */
function splitLines(text: string, most: number): string[] {
  if (textWidth(text) <= most) return [text];
  const isWords = text.includes(" ");
  const cuts = isWords
    ? [...text.matchAll(/ /g)].map((m) => m.index)
    : text.length > 5
      ? [Math.ceil(text.length / 2)]
      : [];
  if (cuts.length === 0) return [text];
  const best = cuts.reduce((a, b) => (longerLineWidth(text, b) < longerLineWidth(text, a) ? b : a));
  return [text.slice(0, best), text.slice(isWords ? best + 1 : best)];
}
const longerLineWidth = (text: string, cut: number): number =>
  Math.max(textWidth(text.slice(0, cut)), textWidth(text.slice(cut)));

/**
 * For each zoom level, the number of places in the city that can have a label from this level on. They are the most
 * important places.
 */
const maxRankByZoom: readonly (readonly [zoom: number, most: number])[] = [
  [12, 6],
  [13, 30],
  [14, 150],
  [14.75, 320],
  [15.5, 620],
  [16.25, 900],
];
const cellSize = 64;

class LabelPlacer {
  readonly #out: Label[] = [];
  readonly #reserved = new Map<string, Box[]>();
  readonly #streetLabels = new Map<string, { x: number; y: number }[]>();
  readonly atlas: Atlas;
  readonly cell: Cell;
  readonly wanted: LabelOptions;

  constructor(atlas: Atlas, cell: Cell, wanted: LabelOptions) {
    this.atlas = atlas;
    this.cell = cell;
    this.wanted = wanted;
  }
  place(): Label[] {
    const { zoom } = this.cell;
    for (const { x, y, name } of this.wanted.pins)
      this.#reserve([
        { left: x - 16, right: x + 18 + (name === "" ? 0 : textWidth(name) * 12.5), top: y - 40, bottom: y + 6 },
      ]);
    if (zoom < 11.25) this.#city();
    if (zoom >= 11.25 && zoom < 14.75) this.#districts();
    this.#areas();
    this.#stations();
    if (zoom >= 13.5 && zoom < 15.75) this.#streets(3);
    this.#places();
    if (zoom >= 13.5) this.#streets(zoom >= 15.75 ? 5 : zoom >= 14.75 ? 4 : 3);
    return this.#out;
  }
  #text({ en, zh }: LocalizedText): string {
    return this.wanted.lang === "en" ? en : zh;
  }
  #size(size: number): number {
    return Math.round(size * this.wanted.factor * 4) / 4;
  }
  #isFree(boxes: readonly Box[]): boolean {
    for (const box of boxes)
      for (const key of gridKeysOf(box))
        for (const other of this.#reserved.get(key) ?? [])
          if (box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top)
            return false;
    return true;
  }
  #reserve(boxes: readonly Box[]): void {
    for (const box of boxes)
      for (const key of gridKeysOf(box)) {
        const known = this.#reserved.get(key);
        if (known) known.push(box);
        else this.#reserved.set(key, [box]);
      }
  }
  #isInCell({ x, y }: { x: number; y: number }): boolean {
    return Math.abs(x) < this.cell.halfWidth && Math.abs(y) < this.cell.halfHeight;
  }
  #tryPlace(
    label: Partial<Label> & Pick<Label, "key" | "kind" | "lines" | "x" | "y" | "size">,
    boxes: readonly Box[],
  ): boolean {
    if (!this.#isFree(boxes)) return false;
    this.#reserve(boxes);
    this.#out.push({ direction: null, category: null, place: null, side: "right", colours: [], ...label });
    return true;
  }
  /** Places a text so that its middle is at the given position. */
  #centred(
    key: string,
    kind: Label["kind"],
    name: LocalizedText,
    x: number,
    y: number,
    size: number,
    most: number,
    category: Category | null = null,
  ): void {
    const lines = splitLines(this.#text(name), most);
    const half = (Math.max(...lines.map(textWidth)) * size) / 2;
    const high = (lines.length * size * 1.18) / 2;
    if (!this.#isInCell({ x, y })) return;
    this.#tryPlace({ key, kind, lines, x: tenth(x), y: tenth(y), size, category }, [
      { left: x - half - 4, right: x + half + 4, top: y - high - 3, bottom: y + high + 3 },
    ]);
  }
  #toCell(x: number, y: number): { x: number; y: number } {
    return { x: toCellX(this.cell, x), y: toCellY(this.cell, y) };
  }

  #city(): void {
    const { x, y } = this.#toCell(0, 0);
    this.#centred("city", "district", this.atlas.city.name, x, y, this.#size(19), 30);
  }
  #districts(): void {
    const { zoom } = this.cell;
    const size = this.#size(zoom < 12.5 ? 11.5 : 13.5);
    for (const d of this.atlas.districts) {
      const { x, y } = this.#toCell(d.x, d.y);
      this.#centred(`district ${d.id}`, "district", d.name, x, y, size, 11);
    }
  }
  #areas(): void {
    const { cell } = this;
    for (const [i, { name, kind, ring, label }] of this.atlas.areas.entries()) {
      if (name === null) continue;
      const isWater = kind === "water" || kind === "sea";
      let [west, east] = [Infinity, -Infinity];
      for (let k = 0; k < ring.length; k += 2) {
        west = Math.min(west, ring[k]!);
        east = Math.max(east, ring[k]!);
      }
      const wide = (east - west) * cell.scale;
      const text = this.#text(name);
      if (wide < (isWater ? 60 : 70) || cell.zoom < 12) continue;
      const size = this.#size(isWater ? 12 : 11.5);
      const { x, y } = this.#toCell(label[0], label[1]);
      const room = kind === "sea" || wide > 600 ? 30 : Math.max(6, wide / size);
      if (splitLines(text, room).some((line) => textWidth(line) > room * 1.5)) continue;
      this.#centred(
        `area ${i}`,
        isWater ? "water" : "area",
        name,
        x,
        y,
        size,
        Math.min(room, 12),
        kind === "campus" ? "education" : null,
      );
    }
  }
  /**
   * Places an icon with its name to the right of it, to the left of it or below it. Skips the label if there is no room
   * for both.
   */
  #icon(
    site: { x: number; y: number; name: LocalizedText },
    label: Partial<Label> & Pick<Label, "key" | "kind" | "size">,
    half: number,
    most: number,
  ): void {
    const { x, y } = this.#toCell(site.x, site.y);
    if (!this.#isInCell({ x, y })) return;
    const sign = { left: x - half, right: x + half, top: y - half, bottom: y + half };
    const lines = splitLines(this.#text(site.name), most);
    const wide = Math.max(...lines.map(textWidth)) * label.size + 4;
    const high = (lines.length * label.size * 1.15) / 2 + 1;
    const beside: readonly (readonly [Label["side"], Box])[] = [
      ["right", { left: x + half, right: x + half + wide, top: y - high, bottom: y + high }],
      ["left", { left: x - half - wide, right: x - half, top: y - high, bottom: y + high }],
      ["below", { left: x - wide / 2, right: x + wide / 2, top: y + half, bottom: y + half + 2 * high }],
    ];
    for (const [side, box] of beside)
      if (this.#tryPlace({ ...label, lines, x: tenth(x), y: tenth(y), side }, [sign, box])) return;
  }
  #stations(): void {
    const { atlas, cell, wanted } = this;
    if (cell.zoom < 12.75 && !(wanted.isTransit && cell.zoom >= 12)) return;
    for (const [i, stop] of atlas.stops.entries()) {
      const serving = atlas.lines.filter(({ stops }) => stops.includes(i));
      const colours = serving.filter(({ kind }) => kind === "metro").map(({ colour }) => colour);
      const at = { x: atlas.network.x[stop.node]!, y: atlas.network.y[stop.node]!, name: stop.name };
      if (colours.length > 0) {
        if (cell.zoom < 13.5 && !wanted.isTransit && colours.length < 2) continue;
        const size = this.#size(11);
        if (stop.place !== wanted.pinnedPlace)
          this.#icon(at, { key: `stop ${i}`, kind: "station", size, colours, place: stop.place }, 8, 9);
      } else if (cell.zoom >= 16.5) this.#icon(at, { key: `stop ${i}`, kind: "stop", size: this.#size(10) }, 6, 10);
    }
  }
  #places(): void {
    const { atlas, cell, wanted } = this;
    const bounds = boundsOf(cell, 0);
    const turn = maxRankByZoom.filter(([zoom]) => cell.zoom >= zoom).at(-1)?.[1] ?? 0;
    const most = cell.zoom >= 16.75 ? atlas.sites.length : turn;
    for (let i = 0; i < most && i < atlas.sites.length; i++) {
      const site = atlas.sites[i]!;
      if (site.x < bounds.west || site.x > bounds.east || site.y < bounds.south || site.y > bounds.north) continue;
      if (site.id === wanted.pinnedPlace || isStation(site)) continue;
      this.#icon(
        site,
        { key: site.id, kind: "place", size: this.#size(11.5), category: site.category, place: site.id },
        10,
        cell.zoom >= 16 ? 12 : 9,
      );
    }
  }
  /**
   * Labels streets whose class number is at most `most`. Puts labels on the straight sections of each street, and
   * several labels on a long section.
   */
  #streets(most: number): void {
    const { atlas, cell } = this;
    const bounds = boundsOf(cell, 0);
    const all = [...streetsIn(atlas, bounds)]
      .filter((i) => atlas.network.road[atlas.network.streets[i]!.first]! <= most)
      .sort((a, b) => this.#road(a) - this.#road(b) || a - b);
    for (const i of all) this.#street(i);
  }
  #road(street: number): number {
    return this.atlas.network.road[this.atlas.network.streets[street]!.first]!;
  }
  #street(i: number): void {
    const { network } = this.atlas;
    const { cell } = this;
    const { first, count, name, road } = network.streets[i]!;
    const broad = roadWidth(road, cell.zoom);
    if (broad < 1.4 && road !== "footpath") return;
    const size = this.#size(
      road === "motorway" || road === "trunk" || road === "primary" ? 11 : road === "footpath" ? 9.5 : 10.5,
    );
    const text = this.#text(name);
    const wide = textWidth(text) * size + 10;
    // Finds the straight sections. Consecutive segments that turn by only a few degrees are one section.
    let start = 0;
    const point = (k: number): { x: number; y: number } => {
      const n = k === 0 ? network.from[first]! : network.to[first + k - 1]!;
      return this.#toCell(network.x[n]!, network.y[n]!);
    };
    for (let k = 1; k <= count; k++) {
      if (k < count && cosineOfTurn(point(k - 1), point(k), point(k + 1)) > 0.985) continue;
      this.#run(text, name.en, point(start), point(k), wide, size, i);
      start = k;
    }
  }
  #run(
    text: string,
    id: string,
    a: { x: number; y: number },
    b: { x: number; y: number },
    wide: number,
    size: number,
    street: number,
  ): void {
    const long = hypot(b.x - a.x, b.y - a.y);
    if (long < wide) return;
    let [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    const count = Math.max(1, Math.floor(long / Math.max(260, wide * 2.2)));
    // The text must read from left to right, or upwards.
    const flip = ux < -0.02 || (Math.abs(ux) <= 0.02 && uy > 0);
    if (flip) [ux, uy] = [-ux, -uy];
    const known = this.#streetLabels.get(id) ?? [];
    for (let k = 0; k < count; k++) {
      const share = (k + 0.5) / count;
      for (const off of [0, 0.12, -0.12, 0.24, -0.24]) {
        const at = { x: a.x + (b.x - a.x) * (share + off / count), y: a.y + (b.y - a.y) * (share + off / count) };
        if (!this.#isInCell(at)) continue;
        const distance = (share + off / count) * long;
        if (distance < wide / 2 || long - distance < wide / 2) continue;
        if (known.some((p) => Math.abs(p.x - at.x) + Math.abs(p.y - at.y) < 230)) break;
        const pieces = Math.ceil(wide / size);
        const boxes = Array.from({ length: pieces + 1 }, (_, n): Box => {
          const s = (n / pieces - 0.5) * (wide - size);
          const [x, y] = [at.x + ux * s, at.y + uy * s];
          return { left: x - size * 0.6, right: x + size * 0.6, top: y - size * 0.6, bottom: y + size * 0.6 };
        });
        const key = `street ${street} ${Math.round(at.x)} ${Math.round(at.y)}`;
        if (
          this.#tryPlace(
            {
              key,
              kind: "street",
              lines: [text],
              x: tenth(at.x),
              y: tenth(at.y),
              size,
              direction: [thousandth(ux), thousandth(uy)],
            },
            boxes,
          )
        ) {
          known.push(at);
          break;
        }
      }
    }
    this.#streetLabels.set(id, known);
  }
}
/** Whether a place is a metro station. Metro stations are labelled as stops of their lines and not as places. */
const isStation = ({ sort }: Site): boolean => sort.en === "Metro station";
const tenth = (n: number): number => Math.round(n * 10) / 10;
const thousandth = (n: number): number => Math.round(n * 1000) / 1000;
function cosineOfTurn(a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }): number {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return (ux * vx + uy * vy) / (Math.sqrt(ux * ux + uy * uy) * Math.sqrt(vx * vx + vy * vy));
}
function* gridKeysOf({ left, right, top, bottom }: Box): Iterable<string> {
  for (let x = Math.floor(left / cellSize); x <= Math.floor(right / cellSize); x++)
    for (let y = Math.floor(top / cellSize); y <= Math.floor(bottom / cellSize); y++) yield `${x} ${y}`;
}
