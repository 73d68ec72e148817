// What an edge need not be told, and what the compiler refuses: `tsc` reads the second half, where every mistake stands
// under a line that expects it.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Edge } from "../../src/os/edges.ts";
import { hasSome, isWritten } from "../../src/os/guards.ts";
import { modelOf } from "../../src/os/define.ts";
import { firstOf, maybe, overlay, several, text } from "../../src/os/values.ts";

const Id = v.pipe(v.string(), v.startsWith("card_"));
const model = modelOf("cards", { names: v.record(Id, v.string()) });
const commands = {
  rename: model.command({ id: Id, name: v.string() }, (state, { id, name }) => {
    state.names[id] = name;
  }),
  drop: model.command({ id: Id }, (state, { id }) => {
    delete state.names[id];
  }),
  sweep: model.command({}, (state) => {
    state.names = {};
  }),
};
const screens = {
  list: model.screen({
    view: { name: text, tab: firstOf("all", "mine"), selected: several(Id), editing: maybe(Id), open: overlay("menu") },
  }),
  card: model.screen({ params: { id: Id, name: v.optional(v.string(), "") }, view: { name: text } }),
  about: model.screen({}),
  licence: model.screen({}),
};
const guards = { hasName: isWritten("name"), selecting: hasSome("selected") };
const { edges } = model.navigation({ start: "list", commands, screens, guards }, ({ on, does, pushes }) => [
  on("list", "open", { id: Id }).push("card"),
  does("list", "drop"),
  does("list", "remove", "drop").close("name", "selected"),
  on("list", "select", { id: Id }).toggle("selected", "id"),
  on("list", "menu").open("menu", { tab: "mine" }),
  on("list", "both").set({ name: "x" }).close("editing"),
  ...pushes("list", "about", "licence"),
  on("card", "rename").when("hasName").run("rename").pop(),
  on("card", "again", { name: v.string() }).run("rename"),
  on("card", "sweep").warn("sweepAsk", "sweep", { n: 1 }).run("sweep"),
]);
const named = (on: string): Edge => (edges as readonly Edge[]).find((edge) => edge.on === on)!;
const here = {
  args: { id: "card_1", name: "given" },
  params: { id: "card_2", name: "opened with" },
  view: { name: "written", tab: "mine", selected: ["card_3"], editing: "card_1", open: "menu" },
} as never;

describe("what an edge need not be told", () => {
  it("goes to a screen with the arguments of the same names, and stays where no move is named", () => {
    expect(named("open").params!(here)).toEqual({ id: "card_1" });
    expect(named("drop").move).toBe("stay");
  });
  it("takes what its command asks for, and runs it, under the command's name or another", () => {
    expect(named("drop").args).toBe(commands.drop.args);
    expect(named("remove").command).toBe("drop");
    expect(named("remove").map!(here)).toEqual({ id: "card_1" });
  });
  it("looks among its arguments first, then on the view, then among the parameters", () => {
    expect(named("rename").map!(here)).toEqual({ id: "card_2", name: "written" });
    expect(named("again").map!(here)).toEqual({ id: "card_2", name: "given" });
  });
  it("closes what is open, with fields as they are to begin with", () => {
    expect(named("remove").set!(here)).toEqual({ name: "", selected: [], open: null });
  });
  it("opens an overlay with other changes, and adds up changes of the view", () => {
    expect(named("menu").set!(here)).toEqual({ tab: "mine", open: "menu" });
    expect(named("both").set!(here)).toEqual({ name: "x", editing: null, open: null });
  });
  it("takes an argument into a list and out of it", () => {
    const { set } = named("select");
    const having = (selected: string[]) => ({ args: { id: "card_1" }, view: { selected } }) as never;
    expect(set!(having(["card_3"]))).toEqual({ selected: ["card_3", "card_1"] });
    expect(set!(having(["card_3", "card_1"]))).toEqual({ selected: ["card_3"] });
  });
  it("has an edge for each screen that it pushes", () => {
    expect([named("about").to, named("licence").to]).toEqual(["about", "licence"]);
    expect(named("about").params!(here)).toEqual({});
  });
  it("tells a warning from a question", () => {
    expect(named("sweep").ask).toMatchObject({ text: "sweepAsk", ok: "sweep", danger: true });
    expect(named("sweep").ask!.facts!(here)).toEqual({ n: 1 });
  });
});

it("refuses mistakes where they are written", () => {
  const build = () =>
    model.navigation({ start: "list", commands, screens, guards }, ({ on, does, pushes }) => [
      // @ts-expect-error -- no such screen to be on
      on("lists", "open"),
      // @ts-expect-error -- no such screen to go to
      on("list", "open").push("cards"),
      // @ts-expect-error -- the card's id is nowhere to be found
      on("list", "open").push("card"),
      // @ts-expect-error -- an id of another kind
      on("list", "open", { id: v.number() }).push("card"),
      // @ts-expect-error -- the list has a name, but no id
      on("list", "rename").run("rename"),
      // @ts-expect-error -- no such command
      on("list", "shuffle").run("shuffle"),
      // @ts-expect-error -- the command asks for more
      on("card", "rename").run("rename", { id: "card_1" }),
      // @ts-expect-error -- a card has nothing selected
      on("card", "done").when("selecting"),
      // @ts-expect-error -- no such field
      on("list", "clear").set({ nme: "" }),
      // @ts-expect-error -- no such overlay
      on("list", "sheet").open("sheet"),
      // @ts-expect-error -- nothing opens over a card
      on("card", "shut").close(),
      // @ts-expect-error -- no such field to put back
      on("list", "shut").close("nme"),
      // @ts-expect-error -- a name is no list
      on("list", "select", { id: Id }).toggle("name", "id"),
      // @ts-expect-error -- what was not given cannot be taken
      on("list", "select", { id: Id }).toggle("selected", "card"),
      // @ts-expect-error -- no such command to run
      does("list", "shuffle"),
      // @ts-expect-error -- a card must be told which
      ...pushes("list", "about", "card"),
    ]);
  expect(build).toThrow(TypeError);
});
