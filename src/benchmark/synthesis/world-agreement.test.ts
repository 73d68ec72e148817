import { expect, it } from "vitest";
import type { Element } from "#contract/element.ts";
import { agreementOf, compareWithPhone } from "./world-agreement.ts";
import type { TextWorld, WorldTurn } from "./world-model.ts";

const element = (name: string, role = "button"): Element => ({
  role,
  name,
  bounds: [0, 0, 10, 10],
  enabled: true,
  focused: false,
  scrollable: false,
});
const [save, back, row] = [element("Save"), element("Back"), element("Row", "listitem")];

it.each<[readonly Element[], readonly Element[], number]>([
  [[], [], 1],
  [[save], [], 0],
  [[save, back], [save, back], 1],
  [[{ ...save, name: " save", bounds: [5, 5, 9, 9], value: "x" }], [save], 1],
  [[element("Row")], [row], 0],
  [[save, back], [save, row], 0.5],
  [[row, row], [row], 2 / 3],
])("computes the agreement of two screens, case %#", (a, b, share) => {
  expect(agreementOf(a, b)).toBeCloseTo(share, 12);
  expect(agreementOf(b, a)).toBeCloseTo(share, 12);
});

it("returns the model's screens, compares them with the phone's, and stops comparing when the phone's episode is over", async () => {
  const turn = (elements: readonly Element[] | null, over = false): WorldTurn => ({
    reply: "",
    attempts: [],
    elements,
    fault: elements ? null : "empty",
    clock: "",
    message: null,
    over,
  });
  const saying = (...turns: WorldTurn[]): TextWorld => ({ act: async () => turns.shift()! });
  const model = saying(turn([save]), turn(null), turn([save, row]), turn([back]));
  const { world, agreement } = compareWithPhone(model, saying(turn([save]), turn([back]), turn([row], true)));
  const said: unknown[] = [];
  for (let i = 0; i < 4; i++) said.push((await world.act({ type: "BACK" }, new AbortController().signal)).elements);
  expect(said).toEqual([[save], null, [save, row], [back]]);
  expect(agreement).toEqual([1, 2 / 3]);
});
