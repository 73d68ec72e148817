/** What can happen to groups. */
import * as v from "valibot";
import { namesText } from "../../../../os/format.ts";
import type { Ctx } from "../../../../os/app-command.ts";
import { online } from "../../../../os/network.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { GroupId, me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { chatWith, dropChat } from "../chats/chat.ts";
import { noteIn, say } from "../chats/say.ts";
import { nameIn } from "../contacts/queries.ts";
import { besideWith, isHead, mayManage } from "./queries.ts";
import { Alias, GroupName, JoinId, managersMost, membersMost, Notice, Pin, type Group } from "./state.ts";

const people = v.pipe(v.array(PersonId), v.maxLength(membersMost));
/** Names, as a line in a chat has them. */
const names = (state: State, ids: readonly string[]): string =>
  namesText(ids.map((id) => nameIn(state, id))).slice(0, 200);
function open(state: State, ctx: Ctx, members: readonly string[]): Group {
  const id = ctx.newId("group");
  state.groups[id] = {
    id,
    name: "",
    members: [me, ...members],
    head: me,
    managers: [],
    notice: null,
    alias: "",
    showNames: true,
    saved: false,
    approval: false,
  };
  chatWith(state, id);
  return state.groups[id]!;
}
const groupIn = (state: State, id: string): Group | null => state.groups[id] ?? null;
/** For who may manage it. */
function managed(state: State, id: string): Group | Rejection {
  const group = groupIn(state, id);
  if (!group) return reject("group-missing");
  return mayManage(group) ? group : reject("managers-only");
}
function headed(state: State, id: string): Group | Rejection {
  const group = groupIn(state, id);
  if (!group) return reject("group-missing");
  return isHead(group) ? group : reject("head-only");
}
const isRefused = (x: Group | Rejection): x is Rejection => "reject" in x;
function drop(state: State, ctx: Ctx, id: string): void {
  delete state.groups[id];
  for (const j of Object.values(state.joins)) if (j.group === id) delete state.joins[j.id];
  dropChat(state, ctx, id);
}

export const groupsCommands = {
  /** A group of friends; with one alone it is no group. Its result is the group. */
  makeGroup: wechat.command({ members: people }, (state, { members }, ctx) => {
    const wanted = [...new Set(members)].filter((id) => id !== me);
    if (wanted.length < 2) return reject("too-few");
    if (wanted.some((id) => !state.friends[id])) return reject("no-friend");
    if (!online(ctx.os)) return reject("no-network");
    // Who has deleted the owner cannot be brought into anything.
    const reached = wanted.filter((id) => state.friends[id]?.lost !== true);
    const group = open(state, ctx, reached);
    noteIn(state, ctx, group.id, "invited", null, names(state, reached));
    return group.id;
  }),
  /** Those who stand together enter the same four digits. */
  makeByPin: wechat.command({ pin: Pin }, (state, { pin }, ctx) => {
    if (!online(ctx.os)) return reject("no-network");
    const group = open(state, ctx, besideWith(state, pin));
    noteIn(state, ctx, group.id, "faceToFace", null, names(state, group.members.slice(1)));
    return group.id;
  }),
  addMembers: wechat.command({ group: GroupId, members: people }, (state, { group: id, members }, ctx) => {
    const group = groupIn(state, id);
    if (!group) return reject("group-missing");
    const more = [...new Set(members)].filter((m) => !group.members.includes(m));
    if (more.length === 0) return reject("nobody-chosen");
    if (more.some((m) => !state.friends[m] || state.friends[m].lost)) return reject("no-friend");
    if (group.members.length + more.length > membersMost) return reject("group-full");
    if (group.approval && !mayManage(group)) {
      noteIn(state, ctx, id, "askedHead", group.head);
      return;
    }
    group.members.push(...more);
    noteIn(state, ctx, id, "invited", null, names(state, more));
  }),
  removeMembers: wechat.command({ group: GroupId, members: people }, (state, { group: id, members }, ctx) => {
    const group = managed(state, id);
    if (isRefused(group)) return group;
    const gone = [...new Set(members)].filter((m) => group.members.includes(m) && m !== me && m !== group.head);
    if (gone.length === 0) return reject("nobody-chosen");
    group.members = group.members.filter((m) => !gone.includes(m));
    group.managers = group.managers.filter((m) => !gone.includes(m));
    noteIn(state, ctx, id, "removed", null, names(state, gone));
  }),
  renameGroup: wechat.command({ group: GroupId, name: GroupName }, (state, { group: id, name }, ctx) => {
    const group = groupIn(state, id);
    if (!group) return reject("group-missing");
    if (group.approval && !mayManage(group)) return reject("managers-only");
    if (name === "") return reject("name-missing");
    group.name = name;
    noteIn(state, ctx, id, "renamed", null, name);
  }),
  /** All are told; an empty one takes the last away. */
  setNotice: wechat.command({ group: GroupId, text: Notice }, (state, { group: id, text }, ctx) => {
    const group = managed(state, id);
    if (isRefused(group)) return group;
    group.notice = text === "" ? null : { text, by: me, at: ctx.now };
    if (text === "") return;
    const said = say(state, ctx, id, { kind: "text", text: ctx.lang === "en" ? `@all\n${text}` : `@所有人\n${text}` });
    if (typeof said !== "string") return said;
  }),
  setAlias: wechat.command({ group: GroupId, alias: Alias }, (state, { group: id, alias }) => {
    const group = groupIn(state, id);
    if (!group) return reject("group-missing");
    group.alias = alias;
  }),
  toggleNames: wechat.command({ group: GroupId }, (state, { group: id }) => {
    const group = groupIn(state, id);
    if (!group) return reject("group-missing");
    group.showNames = !group.showNames;
  }),
  toggleSaved: wechat.command({ group: GroupId }, (state, { group: id }) => {
    const group = groupIn(state, id);
    if (!group) return reject("group-missing");
    group.saved = !group.saved;
  }),
  toggleApproval: wechat.command({ group: GroupId }, (state, { group: id }, ctx) => {
    const group = managed(state, id);
    if (isRefused(group)) return group;
    group.approval = !group.approval;
    noteIn(state, ctx, id, group.approval ? "approvalOn" : "approvalOff");
  }),
  toggleManager: wechat.command({ group: GroupId, person: PersonId }, (state, { group: id, person }, ctx) => {
    const group = headed(state, id);
    if (isRefused(group)) return group;
    if (person === group.head || !group.members.includes(person)) return reject("no-member");
    if (group.managers.includes(person)) {
      group.managers = group.managers.filter((m) => m !== person);
      return;
    }
    if (group.managers.length >= managersMost) return reject("managers-full");
    group.managers.push(person);
    noteIn(state, ctx, id, "manages", person);
  }),
  handOver: wechat.command({ group: GroupId, person: PersonId }, (state, { group: id, person }, ctx) => {
    const group = headed(state, id);
    if (isRefused(group)) return group;
    if (person === me || !group.members.includes(person)) return reject("no-member");
    group.head = person;
    group.managers = group.managers.filter((m) => m !== person);
    noteIn(state, ctx, id, "heads", person);
  }),
  letIn: wechat.command({ id: JoinId }, (state, { id }, ctx) => {
    const join = state.joins[id];
    if (!join) return reject("request-missing");
    const group = managed(state, join.group);
    if (isRefused(group)) return group;
    if (group.members.length >= membersMost) return reject("group-full");
    delete state.joins[id];
    if (group.members.includes(join.person)) return;
    group.members.push(join.person);
    noteIn(state, ctx, group.id, "letIn", join.person);
  }),
  turnAway: wechat.command({ id: JoinId }, (state, { id }) => {
    const join = state.joins[id];
    if (!join) return reject("request-missing");
    const group = managed(state, join.group);
    if (isRefused(group)) return group;
    delete state.joins[id];
  }),
  /** Nobody is told; who was its head hands it over to the next. */
  leaveGroup: wechat.command({ group: GroupId }, (state, { group: id }, ctx) => {
    if (!groupIn(state, id)) return reject("group-missing");
    drop(state, ctx, id);
  }),
  dissolveGroup: wechat.command({ group: GroupId }, (state, { group: id }, ctx) => {
    const group = headed(state, id);
    if (isRefused(group)) return group;
    drop(state, ctx, id);
  }),
};
