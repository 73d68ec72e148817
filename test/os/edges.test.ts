// Tests which arguments an edge finds by name, and which mistakes the compiler refuses. `tsc` checks the mistakes: a
// comment that expects an error is before each of them.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Edge } from "#os/edges.ts";
import { isNotEmpty, hasText } from "#os/guards.ts";
import { modelOf } from "#os/define.ts";
import { choiceField, nullableField, overlay, listField, text } from "#os/values.ts";

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
    view: {
      name: text,
      tab: choiceField("all", "mine"),
      selected: listField(Id),
      editing: nullableField(Id),
      open: overlay("menu"),
    },
  }),
  card: model.screen({ params: { id: Id, name: v.optional(v.string(), "") }, view: { name: text } }),
  about: model.screen({}),
  licence: model.screen({}),
};
const guards = { hasName: hasText("name"), selecting: isNotEmpty("selected") };
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
const edgeNamed = (on: string): Edge => (edges as readonly Edge[]).find((edge) => edge.on === on)!;
const here = {
  args: { id: "card_1", name: "given" },
  params: { id: "card_2", name: "opened with" },
  view: { name: "written", tab: "mine", selected: ["card_3"], editing: "card_1", open: "menu" },
} as never;

describe("an edge", () => {
  it("passes arguments of the same names to its screen, and stays if it names no move", () => {
    expect(edgeNamed("open").params!(here)).toEqual({ id: "card_1" });
    expect(edgeNamed("drop").move).toBe("stay");
  });
  it("takes the arguments of its command, and runs it under the command's name or another", () => {
    expect(edgeNamed("drop").args).toBe(commands.drop.args);
    expect(edgeNamed("remove").command).toBe("drop");
    expect(edgeNamed("remove").map!(here)).toEqual({ id: "card_1" });
  });
  it("reads its arguments first, then the view, then the parameters", () => {
    expect(edgeNamed("rename").map!(here)).toEqual({ id: "card_2", name: "written" });
    expect(edgeNamed("again").map!(here)).toEqual({ id: "card_2", name: "given" });
  });
  it("closes the overlay, and resets the named fields", () => {
    expect(edgeNamed("remove").set!(here)).toEqual({ name: "", selected: [], open: null });
  });
  it("opens an overlay with other changes, and combines changes of the view", () => {
    expect(edgeNamed("menu").set!(here)).toEqual({ tab: "mine", open: "menu" });
    expect(edgeNamed("both").set!(here)).toEqual({ name: "x", editing: null, open: null });
  });
  it("adds an argument to a list, and removes it again", () => {
    const { set } = edgeNamed("select");
    const having = (selected: string[]) => ({ args: { id: "card_1" }, view: { selected } }) as never;
    expect(set!(having(["card_3"]))).toEqual({ selected: ["card_3", "card_1"] });
    expect(set!(having(["card_3", "card_1"]))).toEqual({ selected: ["card_3"] });
  });
  it("is made for each screen that `pushes` names", () => {
    expect([edgeNamed("about").to, edgeNamed("licence").to]).toEqual(["about", "licence"]);
    expect(edgeNamed("about").params!(here)).toEqual({});
  });
  it("marks a warning as dangerous, with its facts", () => {
    expect(edgeNamed("sweep").ask).toMatchObject({ text: "sweepAsk", ok: "sweep", danger: true });
    expect(edgeNamed("sweep").ask!.facts!(here)).toEqual({ n: 1 });
  });
});

it("rejects mistakes at compile time, and throws at run time", () => {
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
