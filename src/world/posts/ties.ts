/** Chooses the people whom each person follows. */
import { Rng } from "#state/rng.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { listPersons } from "./people.ts";
import { publics, topics } from "./words.ts";

const maxFollows = 60;

let cache: ReadonlyMap<string, readonly string[]> | null = null;
/**
 * Returns the ids of the people whom each person follows, the latest first. Most of them write about the same topics as
 * the person. Better known people are chosen more often.
 */
export function listFollows(): ReadonlyMap<string, readonly string[]> {
  if (cache) return cache;
  const follows = new Map<string, readonly string[]>();
  for (const lang of publics) {
    const rng = Rng.of("posts", lang, "ties");
    const all = listPersons(lang);
    const pools = new Map(
      topics.map((topic) => {
        const people = all.filter((one) => one.fame > 0 && one.topics.includes(topic));
        return [topic, { people, index: new WeightedIndex(people.map(({ fame }) => 0.02 + fame * fame)) }] as const;
      }),
    );
    for (const person of all) {
      const count = Math.min(maxFollows, 2 + Math.round(rareGreat(rng, 2) * 24));
      const chosen = new Set<string>();
      for (let tries = 0; chosen.size < count && tries < count * 3; tries++) {
        const pool = pools.get(rng.pick(person.topics))!;
        // One in five is a friend. Friends are drawn from all people, even from people who never write.
        const other = rng.chance(0.2) ? rng.pick(all) : pool.people[pool.index.pick(rng)]!;
        if (other.id !== person.id) chosen.add(other.id);
      }
      follows.set(person.id, [...chosen]);
    }
  }
  return (cache = follows);
}
