/** Edges for groups and duplicate contacts. */
import * as v from "valibot";
import { findName } from "../../queries.ts";
import { ContactId } from "../cards/state.ts";
import { GroupId } from "./state.ts";
import { on } from "../../builder.ts";

export const groupsEdges = [
  on("groups", "add")
    .when("hasName")
    .run("addGroup")
    .close("name")
    .push("group", ({ result }) => ({ id: result })),
  on("groups", "open", { id: GroupId }).push("group"),
  on("group", "startRename").open("rename", ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" })),
  on("group", "rename").when("hasName").run("renameGroup").close("name"),
  on("group", "delete")
    .warn("deleteGroupAsk", "delete", ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" }))
    .run("deleteGroup")
    .say("groupDeleted")
    .pop(),
  on("group", "remove", { contact: ContactId }).run("removeMember"),
  on("group", "open", { id: ContactId }).push("contact"),
  on("group", "add").push("members"),
  on("members", "toggle", { id: ContactId }).toggle("selected", "id"),
  on("members", "save")
    .when("selecting")
    .run("addMembers", ({ params, view }) => ({ id: params.id, contacts: view.selected }))
    .say("membersAdded")
    .pop(),
  on("merge", "choose", { keep: ContactId, drop: ContactId }).open("name", ({ args }) => ({ ...args })),
  on("merge", "mergeAs", { name: v.string() })
    .when("choosing")
    .run("merge", ({ view, args }) => ({ keep: view.keep ?? "", drop: view.drop ?? "", name: args.name }))
    .close("keep", "drop")
    .say("merged"),
  on("merge", "merge", { keep: ContactId, drop: ContactId })
    .ask("mergeAsk", "mergeAct", ({ state, args }) => ({ name: findName(state, args.keep) }))
    .run("merge", ({ state, args }) => ({ ...args, name: findName(state, args.keep) }))
    .say("merged"),
  on("merge", "open", { id: ContactId }).push("contact"),
] as const;
