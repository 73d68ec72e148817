/** Commands for groups. */
import * as v from "valibot";
import { namesText } from "#os/format.ts";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { GroupId, me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { getOrCreateChat, deleteChat } from "../chats/chat.ts";
import { addNote, sendMessage } from "../chats/send.ts";
import { nameOrId } from "../contacts/queries.ts";
import { faceToFaceFriends, isHead, mayManage } from "./queries.ts";
import { Alias, GroupName, JoinId, maxManagers, maxMembers, Notice, Pin, type Group } from "./state.ts";

const people = v.pipe(v.array(PersonId), v.maxLength(maxMembers));
/** Joins people's names for a note in a chat. */
const joinNames = (state: State, ids: readonly string[]): string =>
  namesText(ids.map((id) => nameOrId(state, id))).slice(0, 200);
function createGroup(state: State, ctx: Ctx, members: readonly string[]): Group {
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
  getOrCreateChat(state, id);
  return state.groups[id]!;
}
const findGroup = (state: State, id: string): Group | null => state.groups[id] ?? null;
/** Returns the group, or a refusal if the owner is neither the group's head nor a manager. */
function requireManager(state: State, id: string): Group | Rejection {
  const group = findGroup(state, id);
  if (!group) return reject("group-missing");
  return mayManage(group) ? group : reject("managers-only");
}
function requireHead(state: State, id: string): Group | Rejection {
  const group = findGroup(state, id);
  if (!group) return reject("group-missing");
  return isHead(group) ? group : reject("head-only");
}
const isRejection = (x: Group | Rejection): x is Rejection => "reject" in x;
function deleteGroup(state: State, ctx: Ctx, id: string): void {
  delete state.groups[id];
  for (const j of Object.values(state.joins)) if (j.group === id) delete state.joins[j.id];
  deleteChat(state, ctx, id);
}

export const groupsCommands = {
  /** Creates a group with at least two friends. Returns the group's id. */
  makeGroup: wechat.command({ members: people }, (state, { members }, ctx) => {
    const wanted = [...new Set(members)].filter((id) => id !== me);
    if (wanted.length < 2) return reject("too-few");
    if (wanted.some((id) => !state.friends[id])) return reject("no-friend");
    if (!isOnline(ctx.os)) return reject("no-network");
    // Friends who deleted the owner are not added.
    const reached = wanted.filter((id) => state.friends[id]?.lost !== true);
    const group = createGroup(state, ctx, reached);
    addNote(state, ctx, group.id, "invited", null, joinNames(state, reached));
    return group.id;
  }),
  /** Creates a face-to-face group. People who are close to each other enter the same four digits. */
  makeByPin: wechat.command({ pin: Pin }, (state, { pin }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const group = createGroup(state, ctx, faceToFaceFriends(state, pin));
    addNote(state, ctx, group.id, "faceToFace", null, joinNames(state, group.members.slice(1)));
    return group.id;
  }),
  addMembers: wechat.command({ group: GroupId, members: people }, (state, { group: id, members }, ctx) => {
    const group = findGroup(state, id);
    if (!group) return reject("group-missing");
    const more = [...new Set(members)].filter((m) => !group.members.includes(m));
    if (more.length === 0) return reject("nobody-chosen");
    if (more.some((m) => !state.friends[m] || state.friends[m].lost)) return reject("no-friend");
    if (group.members.length + more.length > maxMembers) return reject("group-full");
    if (group.approval && !mayManage(group)) {
      addNote(state, ctx, id, "askedHead", group.head);
      return;
    }
    group.members.push(...more);
    addNote(state, ctx, id, "invited", null, joinNames(state, more));
  }),
  removeMembers: wechat.command({ group: GroupId, members: people }, (state, { group: id, members }, ctx) => {
    const group = requireManager(state, id);
    if (isRejection(group)) return group;
    const removed = [...new Set(members)].filter((m) => group.members.includes(m) && m !== me && m !== group.head);
    if (removed.length === 0) return reject("nobody-chosen");
    group.members = group.members.filter((m) => !removed.includes(m));
    group.managers = group.managers.filter((m) => !removed.includes(m));
    addNote(state, ctx, id, "removed", null, joinNames(state, removed));
  }),
  renameGroup: wechat.command({ group: GroupId, name: GroupName }, (state, { group: id, name }, ctx) => {
    const group = findGroup(state, id);
    if (!group) return reject("group-missing");
    if (group.approval && !mayManage(group)) return reject("managers-only");
    if (name === "") return reject("name-missing");
    group.name = name;
    addNote(state, ctx, id, "renamed", null, name);
  }),
  /** Sets the notice and informs all members. An empty text removes the current notice. */
  setNotice: wechat.command({ group: GroupId, text: Notice }, (state, { group: id, text }, ctx) => {
    const group = requireManager(state, id);
    if (isRejection(group)) return group;
    group.notice = text === "" ? null : { text, by: me, at: ctx.now };
    if (text === "") return;
    const sent = sendMessage(state, ctx, id, {
      kind: "text",
      text: ctx.lang === "en" ? `@all\n${text}` : `@所有人\n${text}`,
    });
    if (typeof sent !== "string") return sent;
  }),
  setAlias: wechat.command({ group: GroupId, alias: Alias }, (state, { group: id, alias }) => {
    const group = findGroup(state, id);
    if (!group) return reject("group-missing");
    group.alias = alias;
  }),
  toggleNames: wechat.command({ group: GroupId }, (state, { group: id }) => {
    const group = findGroup(state, id);
    if (!group) return reject("group-missing");
    group.showNames = !group.showNames;
  }),
  toggleSaved: wechat.command({ group: GroupId }, (state, { group: id }) => {
    const group = findGroup(state, id);
    if (!group) return reject("group-missing");
    group.saved = !group.saved;
  }),
  toggleApproval: wechat.command({ group: GroupId }, (state, { group: id }, ctx) => {
    const group = requireManager(state, id);
    if (isRejection(group)) return group;
    group.approval = !group.approval;
    addNote(state, ctx, id, group.approval ? "approvalOn" : "approvalOff");
  }),
  toggleManager: wechat.command({ group: GroupId, person: PersonId }, (state, { group: id, person }, ctx) => {
    const group = requireHead(state, id);
    if (isRejection(group)) return group;
    if (person === group.head || !group.members.includes(person)) return reject("no-member");
    if (group.managers.includes(person)) {
      group.managers = group.managers.filter((m) => m !== person);
      return;
    }
    if (group.managers.length >= maxManagers) return reject("managers-full");
    group.managers.push(person);
    addNote(state, ctx, id, "manages", person);
  }),
  handOver: wechat.command({ group: GroupId, person: PersonId }, (state, { group: id, person }, ctx) => {
    const group = requireHead(state, id);
    if (isRejection(group)) return group;
    if (person === me || !group.members.includes(person)) return reject("no-member");
    group.head = person;
    group.managers = group.managers.filter((m) => m !== person);
    addNote(state, ctx, id, "heads", person);
  }),
  letIn: wechat.command({ id: JoinId }, (state, { id }, ctx) => {
    const join = state.joins[id];
    if (!join) return reject("request-missing");
    const group = requireManager(state, join.group);
    if (isRejection(group)) return group;
    if (group.members.length >= maxMembers) return reject("group-full");
    delete state.joins[id];
    if (group.members.includes(join.person)) return;
    group.members.push(join.person);
    addNote(state, ctx, group.id, "letIn", join.person);
  }),
  turnAway: wechat.command({ id: JoinId }, (state, { id }) => {
    const join = state.joins[id];
    if (!join) return reject("request-missing");
    const group = requireManager(state, join.group);
    if (isRejection(group)) return group;
    delete state.joins[id];
  }),
  /** Leaves the group and deletes it from this phone. The group's chat gets no note about this. */
  leaveGroup: wechat.command({ group: GroupId }, (state, { group: id }, ctx) => {
    if (!findGroup(state, id)) return reject("group-missing");
    deleteGroup(state, ctx, id);
  }),
  dissolveGroup: wechat.command({ group: GroupId }, (state, { group: id }, ctx) => {
    const group = requireHead(state, id);
    if (isRejection(group)) return group;
    deleteGroup(state, ctx, id);
  }),
};
