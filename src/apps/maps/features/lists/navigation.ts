/** Edges for lists. */
import { intents } from "#os/intents.ts";
import { TargetId } from "../../ids.ts";
import { listLink } from "../../links.ts";
import { does, on } from "../../builder.ts";

const target = { target: TargetId };
export const listsEdges = [
  on("list", "open", target).push("place"),
  on("list", "hold", target).push("place"),
  on("list", "menu").open("menu"),
  on("list", "item", target).open("item", ({ args }) => ({ target: args.target })),
  on("list", "writeNote").open("note", ({ state, params, view }) => ({
    note: state.lists[params.list]?.items.find((item) => item.target === view.target)?.note ?? "",
  })),
  on("list", "putNote")
    .run("setNote", ({ params, view }) => ({
      list: params.list,
      target: view.target ?? "at_0.00000_0.00000",
      note: view.note,
    }))
    .close("target", "note"),
  on("list", "removeItem")
    .run("removeItem", ({ params, view }) => ({ list: params.list, target: view.target ?? "at_0.00000_0.00000" }))
    .close("target")
    .say("itemRemoved"),
  on("list", "directions", target).run("planTo").push("directions"),
  does("list", "setShared"),
  does("list", "setOnMap"),
  on("list", "share")
    .close()
    .run("setShared", ({ params }) => ({ list: params.list, on: true }))
    .start(({ state, params }) => {
      const name = state.lists[params.list]?.name ?? "";
      return intents.sendText(`${name}\n${listLink(params.list)}`, name);
    }),
  on("list", "edit")
    .close()
    .push("editList", ({ params }) => ({ list: params.list, target: null })),
  on("list", "delete")
    .close()
    .warn("deleteListAsk", "delete", ({ state, params }) => ({ name: state.lists[params.list]?.name ?? "" }))
    .run("deleteList")
    .pop(),
  on("editList", "save")
    .when("isNewList", "isNamed")
    .run("addList", ({ view, params }) => ({
      name: view.name.trim(),
      about: view.about.trim(),
      sign: view.sign,
      target: params.target,
    }))
    .say("listMade")
    .pop(),
  on("editList", "save")
    .when("isNamed")
    .run("editList", ({ view, params }) => ({
      list: params.list ?? "list_none",
      name: view.name.trim(),
      about: view.about.trim(),
      sign: view.sign,
    }))
    .pop(),
  on("visited", "open", target).push("place"),
] as const;
