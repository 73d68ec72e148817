import { expect, it } from "vitest";
import { NoveltyWalk, stepsInLoops, type Choice, type RandomSource } from "./novelty.ts";

const seededRandom = (seed: number): RandomSource => {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};
const makeChoices = (...names: readonly string[]): Choice[] => names.map((name) => ({ name, kind: name, sort: "tap" }));
/** Screens by name, each with its choices and the screens that they lead to. */
type ScreenGraph = Readonly<Record<string, Readonly<Record<string, string>>>>;
const screenGraph: ScreenGraph = {
  hall: { kitchen: "kitchen", attic: "attic", street: "hall" },
  kitchen: { back: "hall", cellar: "cellar" },
  cellar: { back: "kitchen", hole: "hole" },
  hole: { back: "cellar" },
  attic: { back: "hall", box: "box", trunk: "trunk" },
  box: { back: "attic" },
  trunk: { back: "attic" },
};
function walk(
  steps: number,
  choose: (screen: string, choices: readonly Choice[]) => number,
  rooms = screenGraph,
): string[] {
  const trail = ["hall"];
  for (let i = 0; i < steps; i++) {
    const here = trail.at(-1)!;
    const names = Object.keys(rooms[here]!);
    trail.push(rooms[here]![names[choose(here, makeChoices(...names))]!]!);
  }
  return trail;
}

it("takes every unused choice before it repeats one", () => {
  const novelty = new NoveltyWalk(seededRandom(1));
  const choices = makeChoices("a", "b", "c");
  const taken = Array.from({ length: 3 }, () => choices[novelty.choose("only", choices)]!.name);
  expect(taken.toSorted()).toEqual(["a", "b", "c"]);
});
it("the same seed gives the same walk, another seed another walk", () => {
  const by = (seed: number): string[] => {
    const novelty = new NoveltyWalk(seededRandom(seed));
    return walk(30, (screen, choices) => novelty.choose(screen, choices));
  };
  expect(by(7)).toEqual(by(7));
  expect(new Set([1, 2, 3, 4].map((seed) => by(seed).join())).size).toBeGreaterThan(1);
});
it("visits more rooms in 16 steps than a uniform walk", () => {
  const steps = 16;
  const rooms = (trail: readonly string[]): number => new Set(trail).size;
  let [novel, uniform] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const [novelty, draw] = [new NoveltyWalk(seededRandom(seed)), seededRandom(seed)];
    novel += rooms(walk(steps, (screen, choices) => novelty.choose(screen, choices)));
    uniform += rooms(walk(steps, (_, choices) => Math.floor(draw() * choices.length)));
  }
  expect(novel).toBeGreaterThanOrEqual(1.2 * uniform);
  expect(novel / 20).toBeGreaterThan(6.5);
});
it("takes at most two rows that lead to one screen, and then the other choices", () => {
  const novelty = new NoveltyWalk(seededRandom(3));
  const rows = Array.from({ length: 8 }, (_, i) => ({ name: `row ${i}`, kind: "row", sort: "row" }));
  const choices = [...rows, ...makeChoices("menu", "tab")];
  const back = makeChoices("back");
  const taken: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { kind } = choices[novelty.choose("list", choices)]!;
    taken.push(kind);
    novelty.choose(kind === "row" ? "page" : kind, back);
  }
  expect(taken.filter((kind) => kind === "row").length).toBeLessThanOrEqual(2);
  expect(taken).toContain("menu");
  expect(taken).toContain("tab");
});
it("counts only steps on loops that were walked before", () => {
  expect(stepsInLoops(["a", "b", "a"])).toBe(0);
  expect(stepsInLoops(["a", "b", "a", "b", "a"])).toBe(2);
  expect(stepsInLoops(["a", "b", "c", "d", "e", "f"])).toBe(0);
  expect(stepsInLoops(["a", "a", "a", "a"])).toBe(0);
  // Five screens are too many for a loop.
  expect(stepsInLoops(["a", "b", "c", "d", "e", "a", "b", "c", "d", "e", "a"])).toBe(0);
});
