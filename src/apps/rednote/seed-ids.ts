/**
 * The people and notes of the world that the state of a new phone contains. Each language has its own people and notes.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  /** People whom the user follows. The first four also follow the user. */
  readonly follows: readonly number[];
  /** Followers whom the user does not follow. */
  readonly fans: readonly number[];
  readonly blocked: number;
  readonly hidden: number;
  /** People who wrote to the user and whom the user does not follow. */
  readonly strangers: readonly [number, number];
  /** Saved notes, one list for each album. `loose` lists the notes without an album. */
  readonly kitchen: readonly number[];
  readonly trips: readonly number[];
  readonly gifts: readonly number[];
  readonly loose: readonly number[];
  readonly liked: readonly number[];
  readonly seen: readonly number[];
  /** The note that a friend shared. */
  readonly shared: number;
}
const en: SeedIds = {
  follows: [4912, 2229, 3663, 1596, 6277, 516, 1379, 2520, 5999, 4947, 6148, 2435],
  fans: [155, 157, 160, 164, 170, 175, 176, 178, 182, 187],
  blocked: 161,
  hidden: 2051,
  strangers: [191, 204],
  kitchen: [308, 912, 449, 542],
  trips: [673, 331, 154, 1941],
  gifts: [152, 83],
  loose: [1533, 581, 2065],
  liked: [308, 673, 1533, 721, 883, 1751, 762, 1239],
  seen: [919, 1046, 581, 1436, 783, 673, 170, 1721, 308],
  shared: 1360,
};
const zh: SeedIds = {
  follows: [9681, 13839, 15094, 14962, 7445, 8172, 9749, 15255, 12515, 7697, 8423, 11732],
  fans: [7366, 7371, 7372, 7373, 7378, 7379, 7380, 7384, 7391, 7393],
  blocked: 7382,
  hidden: 15473,
  strangers: [7397, 7400],
  kitchen: [3422, 3101, 3056, 3262],
  trips: [3464, 2965, 3401, 3937],
  gifts: [2331, 4286],
  loose: [2368, 3424, 3267],
  liked: [3101, 2965, 2368, 4361, 2591, 3267, 2354, 2772],
  seen: [3752, 2576, 3424, 4158, 2196, 2965, 4368, 3577, 3101],
  shared: 4302,
};
export const seedIds = (lang: Lang): SeedIds => (lang === "en" ? en : zh);
export const userId = (n: number): string => `rn_user_${n}`;
export const noteId = (n: number): string => `rn_note_${n}`;
