// Compares screens by their elements, for recordings that stored them (MobiFlow, section 3, proposes labels by
// structural similarity; the figures are ours).
import type { Element } from "#contract/env.ts";
import type { Frame } from "./recording.ts";

/** Boxes are rounded to multiples of this, in thousandths of the screen. */
const boxGrid = 20;
/** The bottom of the status bar, in thousandths. */
const statusBottom = 40;
/** Screens are one if they share at least this share of their parts. */
export const minSimilarity = 0.9;

/** Each part as a text: role, name, box. The status bar is left out. */
export function partsOf(elements: readonly Element[]): ReadonlySet<string> {
  return new Set(
    elements
      .filter(({ bounds: [, , , bottom] }) => bottom > statusBottom)
      .map(({ role, name, bounds }) => JSON.stringify([role, name, ...bounds.map((n) => Math.round(n / boxGrid))])),
  );
}

/** |both| / |either|; 1 if both are empty. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const part of a) if (b.has(part)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 1 : both / either;
}

interface Structure {
  readonly parts: ReadonlySet<string>;
  /** Values of fields and states of switches and choices: they change no part, but the next step depends on them. */
  readonly values: string;
  /** The text at each place, by role and box, without times of day. */
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
    const says = new Map<string, string>();
    for (const { role, name, bounds } of frame.elements ?? []) {
      const place = JSON.stringify([role, ...bounds]);
      if (bounds[3] > statusBottom) says.set(place, `${says.get(place) ?? ""}${name.replaceAll(timeOfDay, "")}\n`);
    }
    structures.set(
      frame,
      (one = { parts: partsOf(frame.elements ?? []), values: held.toSorted().join(), texts: says }),
    );
  }
  return one;
}

/**
 * True if no element that stayed in its place has another text. This detects what a touch changed and ignores a list
 * that scrolled.
 */
const hasSameTexts = (one: Structure, other: Structure): boolean =>
  one.texts.entries().every(([place, text]) => (other.texts.get(place) ?? text) === text);

/**
 * Same app, screen, parameters and overlays if both know them, and at least the share `minSimilarity` of the parts in
 * common; values and the texts in the same places must be equal, except for times of day. False without elements.
 */
export function sameStructure(a: Frame, b: Frame): boolean {
  if (a.elements === null || b.elements === null) return false;
  const differ = (one: string | null, other: string | null): boolean => !!one && !!other && one !== other;
  if (differ(a.app, b.app) || differ(a.screen, b.screen) || differ(a.place, b.place)) return false;
  const [one, other] = [cachedStructure(a), cachedStructure(b)];
  return one.values === other.values && hasSameTexts(one, other) && jaccard(one.parts, other.parts) >= minSimilarity;
}

/** Equal only if nothing differs; null without elements. */
export const structureKey = (frame: Frame): string | null =>
  frame.elements &&
  JSON.stringify([
    frame.app,
    frame.screen,
    frame.place,
    cachedStructure(frame).values,
    ...[...cachedStructure(frame).parts].toSorted(),
  ]);
