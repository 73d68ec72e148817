/** The people from whom the authors of comments are drawn. */
import { WeightedIndex } from "../social/counts.ts";
import type { Person } from "./people.ts";

export interface Pools {
  readonly all: Pool;
  readonly alike: Pool;
}
export interface Pool {
  readonly people: readonly Person[];
  readonly index: WeightedIndex;
}
export const poolOf = (people: readonly Person[]): Pool => ({
  people,
  index: new WeightedIndex(people.map(({ weight }) => weight)),
});
