/** Edges of the group screens. */
import * as v from "valibot";
import { GroupId, PersonId } from "../../people.ts";
import { on } from "../../builder.ts";
import { nameOrId } from "../contacts/queries.ts";
import { chatTitle } from "./queries.ts";
import { JoinId } from "./state.ts";

const person = { person: PersonId };
const digit = { digit: v.pipe(v.string(), v.regex(/^\d$/)) };
export const groupsEdges = [
  on("savedGroups", "open", { group: GroupId }).push("chat", ({ args }) => ({ peer: args.group })),
  on("savedGroups", "add").push("newGroup", {}),
  on("newGroup", "toggle", person).toggle("selected", "person"),
  on("newGroup", "done")
    .when("hasTwo")
    .run("makeGroup", ({ view }) => ({ members: view.selected }))
    .replace("chat", ({ result }) => ({ peer: result })),
  // If only one friend is selected, no group is created; the chat with that friend opens.
  on("newGroup", "done")
    .when("hasOne")
    .replace("chat", ({ view }) => ({ peer: view.selected[0]! })),
  on("newGroup", "faceToFace").replace("faceToFace"),
  on("newGroup", "savedGroups").push("savedGroups"),
  on("faceToFace", "digit", digit)
    .when("isShortPin")
    .set(({ view, args }) => ({ pin: (view.pin + args.digit).slice(0, 4) })),
  on("faceToFace", "erase").set(({ view }) => ({ pin: view.pin.slice(0, -1) })),
  on("faceToFace", "enter")
    .when("isWholePin")
    .run("makeByPin")
    .replace("chat", ({ result }) => ({ peer: result })),

  on("groupInfo", "openMember", person).push("profile"),
  on("groupInfo", "members").push("members"),
  on("groupInfo", "add").push("addMembers"),
  on("groupInfo", "remove").when("mayManage").push("removeMembers"),
  on("groupInfo", "name").push("groupName"),
  on("groupInfo", "code").push("groupCode"),
  on("groupInfo", "notice").push("notice"),
  on("groupInfo", "manage").when("mayManage").push("manage"),
  on("groupInfo", "find").push("chatFind", ({ params }) => ({ peer: params.group })),
  on("groupInfo", "background").push("background", ({ params }) => ({ peer: params.group })),
  on("groupInfo", "alias").push("alias"),
  on("groupInfo", "toggleMute")
    .when("isThere")
    .run("toggleMute", ({ params }) => ({ peer: params.group })),
  on("groupInfo", "togglePin")
    .when("isThere")
    .run("togglePin", ({ params }) => ({ peer: params.group })),
  on("groupInfo", "toggleSaved").run("toggleSaved"),
  on("groupInfo", "toggleNames").run("toggleNames"),
  on("groupInfo", "clear")
    .warn("clearAsk", "clearWord")
    .run("clearHistory", ({ params }) => ({ peer: params.group }))
    .say("historyCleared"),
  on("groupInfo", "leave").warn("leaveAsk", "leave").run("leaveGroup").root(),
  on("members", "open", person).push("profile"),
  on("addMembers", "toggle", person).toggle("selected", "person"),
  on("addMembers", "done")
    .when("hasSelected")
    .run("addMembers", ({ params, view }) => ({ group: params.group, members: view.selected }))
    .pop(),
  on("removeMembers", "toggle", person).toggle("selected", "person"),
  on("removeMembers", "done")
    .when("hasSelected", "mayManage")
    .warn("removeAsk", "removeWord", ({ view }) => ({ n: view.selected.length }))
    .run("removeMembers", ({ params, view }) => ({ group: params.group, members: view.selected }))
    .pop(),
  on("groupName", "save").when("isNamedGroup").run("renameGroup").pop(),
  on("notice", "save").when("mayManage").run("setNotice").pop(),
  on("alias", "save").run("setAlias").pop(),
  on("manage", "toggleApproval").run("toggleApproval"),
  on("manage", "joins").push("joins"),
  on("manage", "managers").when("isHead").push("managers"),
  on("manage", "handOver").when("isHead").push("handOver"),
  on("manage", "dissolve").when("isHead").warn("dissolveAsk", "dissolve").run("dissolveGroup").root(),
  on("managers", "toggle", person).when("isHead").run("toggleManager"),
  on("handOver", "choose", person)
    .when("isHead")
    .warn("handOverAsk", "ok", ({ state, args }) => ({ name: nameOrId(state, args.person) }))
    .run("handOver")
    .say("handedOver")
    .pop(),
  on("groupCode", "share").push("forward", ({ state, params }) => ({
    ids: [],
    text: chatTitle(state, params.group).slice(0, 200),
    url: `group:${params.group}`,
  })),
  on("joins", "open", person).push("profile"),
  on("joins", "letIn", { id: JoinId }).run("letIn"),
  on("joins", "turnAway", { id: JoinId }).run("turnAway"),
] as const;
