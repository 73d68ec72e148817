/** Helpers for tasks over several apps of which one is RedNote, X or Reddit. */
import type { Occasion } from "#judge/define.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import geo from "#world/geo/index.ts";
import rednote from "#world/rednote/index.ts";
import { drawNotes, isPlainName, toldFact, type NoteFacts } from "./rednote.ts";

/** A note about a place where something was eaten or drunk, with what the note tells about it. */
export interface MealNote {
  readonly id: string;
  readonly title: string;
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number };
  readonly price: number;
  /** How the note tells the price. */
  readonly told: string;
  /** How the note tells the other facts. */
  readonly facts: { readonly [key: string]: { readonly value: string | number; readonly text: string } };
}
/** Draws notes about restaurants or cafés. Their places differ, and so do their prices. The cheapest comes first. */
export async function drawMealNotes(
  world: World,
  r: Rng,
  lang: Lang,
  form: "food.shop" | "coffee.cafe",
  n: number,
  keys: readonly string[] = [],
): Promise<MealNote[]> {
  const isPlain = (note: NoteFacts): boolean => {
    const { value, text } = toldFact(note, "price")!;
    return note.place !== null && typeof value === "number" && text.includes(String(value)) && isPlainName(note.title);
  };
  for (let tries = 0; tries < 100; tries++) {
    const notes = (await drawNotes(world, r, lang, form, n, ["price", ...keys], isPlain)).map((note) => {
      const { value, text } = toldFact(note, "price")!;
      const facts = Object.fromEntries(
        keys.map((key) => [key, { value: toldFact(note, key)!.value, text: toldFact(note, key)!.text }]),
      );
      return { id: note.id, title: note.title, place: note.place!, price: Number(value), told: text, facts };
    });
    const apart = new Set(notes.map(({ place }) => place.name)).size + new Set(notes.map(({ price }) => price)).size;
    if (apart === 2 * n) return notes.toSorted((a, b) => a.price - b.price);
  }
  throw new Error(`no ${n} notes of ${form} differ`);
}
/** Reads the id and the address on the map of a note's place. Null if the map does not have the place. */
export async function readMapPlace(
  world: World,
  note: string,
): Promise<{ id: string; address: { en: string; zh: string } } | null> {
  const found = await world.read(rednote.queries.note, { id: note });
  if (found?.place?.id == null) return null;
  const place = await world.read(geo.queries.place, { id: found.place.id });
  return place && { id: place.id, address: { en: place.address.en, zh: place.address.zh } };
}
/** A person of the world who texts the owner, for names in instructions. */
export const textingFriends = ["zoe", "ben", "yuki", "sofia", "lucas", "chloe"] as const;
/** Returns a day and a time as a person writes them: "3 December at 12:45", "12月3日12:45". */
export const dayAndTime = (date: string, time: string, say: Occasion["say"]): string =>
  say(`${date} at ${time}`, `${date} ${time}`);
