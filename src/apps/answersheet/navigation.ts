import { all, atLeast, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { sheetText, sheetTextList } from "#os/answer-sheet.ts";
import { commands } from "./commands.ts";
import { answersheet } from "./state.ts";

const field = v.string();
const trimmed = (values: Readonly<Record<string, string>>, lists: Readonly<Record<string, readonly string[]>>) => ({
  ...Object.fromEntries(Object.entries(values).map(([id, text]) => [id, text.trim()])),
  ...Object.fromEntries(
    Object.entries(lists).map(([id, lines]) => [id, lines.map((line) => line.trim()).filter((line) => line !== "")]),
  ),
});

export const navigation = answersheet.navigation(
  {
    start: "form",
    commands,
    screens: {
      form: answersheet.screen({
        view: {
          values: v.optional(v.record(v.string(), sheetText), {}),
          lists: v.optional(v.record(v.string(), sheetTextList), {}),
        },
        enter: ({ state }) => ({
          values: Object.fromEntries(state.fields.filter((f) => f.kind !== "list").map((f) => [f.id, ""])),
          lists: Object.fromEntries(state.fields.filter((f) => f.kind === "list").map((f) => [f.id, [""]])),
        }),
      }),
    },
    guards: {
      isOpen: all(atLeast("state.fields", 1), not(equal("state.submitted", true))),
      hasAnswer: ({ view }: { view: { values: Record<string, string>; lists: Record<string, readonly string[]> } }) =>
        [...Object.values(view.values), ...Object.values(view.lists).flat()].some((text) => text.trim() !== ""),
    },
  },
  ({ on }) => [
    on("form", "choose", { field, option: v.string() })
      .when("isOpen")
      .set(({ view, args }) => ({ values: { ...view.values, [args.field]: args.option } })),
    on("form", "addLine", { field })
      .when("isOpen")
      .set(({ view, args }) => ({ lists: { ...view.lists, [args.field]: [...(view.lists[args.field] ?? []), ""] } })),
    on("form", "removeLine", { field, index: v.number() })
      .when("isOpen")
      .set(({ view, args }) => ({
        lists: { ...view.lists, [args.field]: (view.lists[args.field] ?? []).filter((_, i) => i !== args.index) },
      })),
    on("form", "submit")
      .when("isOpen", "hasAnswer")
      .run("submit", ({ view }) => ({ values: trimmed(view.values, view.lists) }))
      .say("submitted"),
  ],
);
