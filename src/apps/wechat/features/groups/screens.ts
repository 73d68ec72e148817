/** View state and guards of the group screens. */
import { isNotEmpty, hasText } from "#os/guards.ts";
import { listField, text, textFor, textUpTo } from "#os/values.ts";
import { GroupId, me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { isHead, mayManage } from "./queries.ts";
import { Alias, GroupName, Notice } from "./state.ts";

const group = { group: GroupId };
const selectionView = { selected: listField(PersonId), query: text };
export const groupsScreens = {
  savedGroups: wechat.screen({}),
  newGroup: wechat.screen({
    params: { with: listField(PersonId) },
    view: selectionView,
    enter: ({ params }) => ({ selected: [...params.with] }),
  }),
  faceToFace: wechat.screen({ view: { pin: textUpTo(4) } }),
  groupInfo: wechat.screen({ params: group }),
  members: wechat.screen({ params: group, view: { query: text } }),
  addMembers: wechat.screen({ params: group, view: selectionView }),
  removeMembers: wechat.screen({ params: group, view: selectionView }),
  groupName: wechat.screen({
    params: group,
    view: { name: textFor(GroupName) },
    enter: ({ state, params }) => ({ name: state.groups[params.group]?.name ?? "" }),
    focus: [{ field: "name" }],
  }),
  notice: wechat.screen({
    params: group,
    view: { text: textFor(Notice) },
    enter: ({ state, params }) => ({ text: state.groups[params.group]?.notice?.text ?? "" }),
    focus: [{ field: "text", enter: "newline", when: ({ state, params }) => mayManage(state.groups[params.group]) }],
  }),
  alias: wechat.screen({
    params: group,
    view: { alias: textFor(Alias) },
    enter: ({ state, params }) => ({ alias: state.groups[params.group]?.alias ?? "" }),
    focus: [{ field: "alias" }],
  }),
  manage: wechat.screen({ params: group }),
  managers: wechat.screen({ params: group }),
  handOver: wechat.screen({ params: group }),
  groupCode: wechat.screen({ params: group }),
  joins: wechat.screen({ params: group }),
};
interface GroupContext {
  readonly state: State;
  readonly params: { readonly group: string };
}
export const groupsGuards = {
  hasSelected: isNotEmpty("selected"),
  hasTwo: ({ view }: { view: { selected: readonly string[] } }) =>
    new Set(view.selected.filter((id) => id !== me)).size > 1,
  hasOne: ({ view }: { view: { selected: readonly string[] } }) =>
    new Set(view.selected.filter((id) => id !== me)).size === 1,
  isWholePin: ({ view }: { view: { pin: string } }) => /^\d{4}$/.test(view.pin),
  isShortPin: ({ view }: { view: { pin: string } }) => view.pin.length < 4,
  isHead: ({ state, params }: GroupContext) => isHead(state.groups[params.group]),
  mayManage: ({ state, params }: GroupContext) => mayManage(state.groups[params.group]),
  isThere: ({ state, params }: GroupContext) => state.groups[params.group] !== undefined,
  isNamedGroup: hasText("name"),
};
