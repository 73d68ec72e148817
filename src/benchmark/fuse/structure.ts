// Compares screens by their elements, for recordings that contain elements. MobiFlow (section 3) proposes labels by
// structural similarity, but gives no thresholds.
import type { Element } from "#contract/element.ts";
import type { Frame } from "./recording.ts";

/** Boxes are rounded to multiples of this number, in thousandths of the screen. */
const boxGrid = 20;
/** The bottom of the status bar, in thousandths. */
const statusBottom = 40;
/** The minimum share of common parts of two screens that count as one. */
export const minSimilarity = 0.9;

/** Returns each part as a text of role, name and box. Elements of the status bar are left out. */
export function partsOf(elements: readonly Element[]): ReadonlySet<string> {
  return new Set(
    elements
      .filter(({ bounds: [, , , bottom] }) => bottom > statusBottom)
      .map(({ role, name, bounds }) => JSON.stringify([role, name, ...bounds.map((n) => Math.round(n / boxGrid))])),
  );
}

/** Returns |a ∩ b| / |a ∪ b|, or 1 if both sets are empty. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const part of a) if (b.has(part)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 1 : both / either;
}

interface Structure {
  readonly parts: ReadonlySet<string>;
  /**
   * The values of fields and the states of switches and choices. They change no part, but the next step depends on
   * them.
   */
  readonly values: string;
  /** The text of each element, by role and box, without times of day. */
  readonly texts: ReadonlyMap<string, string>;
}
const timeOfDay = /\d{1,2}:\d{2}(:\d{2})?/g;
const structures = new WeakMap<Frame, Structure>();
function cachedStructure(frame: Frame): Structure {
  let one = structures.get(frame);
  if (!one) {
    const held = (frame.elements ?? []).flatMap(({ role, name, value, bounds: [, , , bottom] }) =>
      value === undefined || bottom <= statusBottom ? [] : [JSON.stringify([role, name, value])],
    );
    const texts = new Map<string, string>();
    for (const { role, name, bounds } of frame.elements ?? []) {
      const place = JSON.stringify([role, ...bounds]);
      if (bounds[3] > statusBottom) texts.set(place, `${texts.get(place) ?? ""}${name.replaceAll(timeOfDay, "")}\n`);
    }
    structures.set(frame, (one = { parts: partsOf(frame.elements ?? []), values: held.toSorted().join(), texts }));
  }
  return one;
}

/**
 * Whether elements in the same place of the two screens have the same text. A touch changes a text in its place, so it
 * is detected. Scrolling a list moves its texts to other places, so it is ignored.
 */
const hasSameTexts = (one: Structure, other: Structure): boolean =>
  one.texts.entries().every(([place, text]) => (other.texts.get(place) ?? text) === text);

/**
 * Whether two frames show the same screen. App, screen, parameters and overlays must be equal if both frames contain
 * them. At least the share `minSimilarity` of the parts must be common. Values, and texts in the same places, must be
 * equal except for times of day. False if a frame has no elements.
 */
export function sameStructure(a: Frame, b: Frame): boolean {
  if (a.elements === null || b.elements === null) return false;
  const differ = (one: string | null, other: string | null): boolean => !!one && !!other && one !== other;
  if (differ(a.app, b.app) || differ(a.screen, b.screen) || differ(a.place, b.place)) return false;
  const [one, other] = [cachedStructure(a), cachedStructure(b)];
  return one.values === other.values && hasSameTexts(one, other) && jaccard(one.parts, other.parts) >= minSimilarity;
}

/**
 * Returns a text that contains all data that `sameStructure` compares, or null if the frame has no elements. Frames
 * with equal texts are the same screen.
 */
export const structureKey = (frame: Frame): string | null =>
  frame.elements &&
  JSON.stringify([
    frame.app,
    frame.screen,
    frame.place,
    cachedStructure(frame).values,
    ...[...cachedStructure(frame).parts].toSorted(),
  ]);
