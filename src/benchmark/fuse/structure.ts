// One screen by what stands on it: for recordings that kept the elements (MobiFlow, section 3, proposes labels by structural
// similarity; the figures are ours).
import type { Element } from "../../contract/env.ts";
import type { Frame } from "./recording.ts";

/** A box is told to so many thousandths of the screen. */
const grain = 20;
/** What lies above is the status bar, in thousandths. */
const statusBottom = 40;
/** Screens that share so much of their parts are one. */
export const alike = 0.9;

/** Each part as a text: role, name, box. What the status bar holds is left out. */
export function partsOf(elements: readonly Element[]): ReadonlySet<string> {
  return new Set(
    elements
      .filter(({ bounds: [, , , bottom] }) => bottom > statusBottom)
      .map(({ role, name, bounds }) => JSON.stringify([role, name, ...bounds.map((n) => Math.round(n / grain))])),
  );
}

/** |both| / |either|; 1 where there is nothing at all. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const part of a) if (b.has(part)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 1 : both / either;
}

interface Structure {
  readonly parts: ReadonlySet<string>;
  /** What fields hold and what is switched or chosen: it changes no part, and the next step hangs on it. */
  readonly held: string;
  /** What stands at each place, by role and box; times of day left out. */
  readonly says: ReadonlyMap<string, string>;
}
const timeOfDay = /\d{1,2}:\d{2}(:\d{2})?/g;
const known = new WeakMap<Frame, Structure>();
function structureIn(frame: Frame): Structure {
  let one = known.get(frame);
  if (!one) {
    const held = (frame.elements ?? []).flatMap(({ role, name, value, bounds: [, , , bottom] }) =>
      value === undefined || bottom <= statusBottom ? [] : [JSON.stringify([role, name, value])],
    );
    const says = new Map<string, string>();
    for (const { role, name, bounds } of frame.elements ?? []) {
      const place = JSON.stringify([role, ...bounds]);
      if (bounds[3] > statusBottom) says.set(place, `${says.get(place) ?? ""}${name.replaceAll(timeOfDay, "")}\n`);
    }
    known.set(frame, (one = { parts: partsOf(frame.elements ?? []), held: held.toSorted().join(), says }));
  }
  return one;
}

/** Nothing that stayed in its place says something else: what a touch has changed is there, a list that moved is not. */
const saysSame = (one: Structure, other: Structure): boolean =>
  one.says.entries().every(([place, text]) => (other.says.get(place) ?? text) === text);

/**
 * Same app, screen, parameters and overlays where both know them, the same parts but a tenth; what they hold and say in the
 * same place is the same, times of day apart. Without elements: like no other.
 */
export function sameStructure(a: Frame, b: Frame): boolean {
  if (a.elements === null || b.elements === null) return false;
  const differ = (one: string | null, other: string | null): boolean => !!one && !!other && one !== other;
  if (differ(a.app, b.app) || differ(a.screen, b.screen) || differ(a.place, b.place)) return false;
  const [one, other] = [structureIn(a), structureIn(b)];
  return one.held === other.held && saysSame(one, other) && jaccard(one.parts, other.parts) >= alike;
}

/** Equal where nothing at all differs; null without elements. */
export const structureOf = (frame: Frame): string | null =>
  frame.elements &&
  JSON.stringify([
    frame.app,
    frame.screen,
    frame.place,
    structureIn(frame).held,
    ...[...structureIn(frame).parts].toSorted(),
  ]);
