/** Commands for friends, tags and friend requests. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { minuteMs } from "#state/civil.ts";
import { reject } from "#os/values.ts";
import { mayNotify } from "../../shared-queries.ts";
import { me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { deleteChat } from "../chats/chat.ts";
import { addNote, addMessage } from "../chats/send.ts";
import { findOrAddPerson, newFriend, setMark } from "./people-store.ts";
import { hashText } from "./queries.ts";
import { RequestText, Name, Note, RequestId, TagId, TagName, type FriendRequest } from "./state.ts";

function befriend(state: State, ctx: Ctx, request: FriendRequest): void {
  const { person, remark, chatOnly } = request;
  request.state = "accepted";
  request.answerAt = null;
  // If the person had deleted the owner, but the owner had kept the person as a friend, the old entry is used again.
  const old = state.friends[person];
  if (old) setMark(old, "lost", false);
  else state.friends[person] = newFriend(person, ctx.now, chatOnly ? { remark, chatOnly } : { remark });
  if (request.mine) {
    addNote(state, ctx, person, "nowFriends", person);
    return;
  }
  if (request.text !== "")
    addMessage(state, ctx, { chat: person, from: person, body: { kind: "text", text: request.text } });
  addNote(state, ctx, person, "nowFriends", person);
}
const findFriend = (state: State, id: string) => state.friends[id] ?? null;

export const contactsCommands = {
  /** Sends a friend request. If the person has already sent a request to the owner, accepts that request instead. */
  askFriend: wechat.command(
    { person: PersonId, text: RequestText, remark: Name, chatOnly: v.boolean() },
    (state, { person, text, remark, chatOnly }, ctx) => {
      if (person === me) return reject("is-self");
      const friend = findFriend(state, person);
      if (friend && !friend.lost) return reject("already-friend");
      if (!isOnline(ctx.os)) return reject("no-network");
      const open = Object.values(state.requests).find((r) => r.person === person && r.state !== "accepted");
      if (open?.mine === true) return reject("request-sent");
      if (open) {
        open.remark = remark;
        open.chatOnly = chatOnly;
        befriend(state, ctx, open);
        return;
      }
      if (!findOrAddPerson(state, ctx, person)) return reject("person-missing");
      const id = ctx.newId("request");
      // The person answers after 1 to 20 minutes.
      const answerAt = ctx.now + (1 + (hashText(person) % 20)) * minuteMs;
      state.requests[id] = { id, person, text, at: ctx.now, mine: true, state: "seen", answerAt, remark, chatOnly };
    },
  ),
  /** Scheduled. The person accepts the owner's request. */
  befriended: wechat.command({ id: RequestId }, (state, { id }, ctx) => {
    const request = state.requests[id];
    if (!request || request.answerAt === null) return;
    befriend(state, ctx, request);
    if (!mayNotify(state, "friends")) return;
    ctx.notify({
      title: "sender",
      key: "acceptedYou",
      facts: { name: state.people[request.person]?.nick ?? "" },
      open: { screen: "chat", params: { peer: request.person } },
      channel: "requests",
      tag: request.person,
    });
  }),
  accept: wechat.command(
    { id: RequestId, remark: Name, chatOnly: v.boolean() },
    (state, { id, remark, chatOnly }, ctx) => {
      const request = state.requests[id];
      if (!request || request.mine || request.state === "accepted") return reject("request-missing");
      request.remark = remark;
      request.chatOnly = chatOnly;
      befriend(state, ctx, request);
      return request.person;
    },
  ),
  seeRequests: wechat.command({}, (state) => {
    for (const r of Object.values(state.requests)) if (r.state === "new") r.state = "seen";
  }),
  dropRequest: wechat.command({ id: RequestId }, (state, { id }) => {
    if (!state.requests[id]) return reject("request-missing");
    delete state.requests[id];
  }),
  setRemark: wechat.command(
    { person: PersonId, remark: Name, note: Note, tags: v.array(TagId) },
    (state, { person, remark, note, tags }) => {
      const friend = findFriend(state, person);
      if (!friend) return reject("no-friend");
      if (tags.some((t) => !state.tags[t])) return reject("tag-missing");
      Object.assign(friend, { remark, note, tags: [...new Set(tags)] });
    },
  ),
  toggleStar: wechat.command({ person: PersonId }, (state, { person }) => {
    const friend = findFriend(state, person);
    if (!friend) return reject("no-friend");
    setMark(friend, "starred", friend.starred !== true);
  }),
  /** Blocks or unblocks a person. Blocked people cannot write to the owner and do not see the owner's moments. */
  toggleBlock: wechat.command({ person: PersonId }, (state, { person }) => {
    const friend = findFriend(state, person);
    if (!friend) return reject("no-friend");
    setMark(friend, "blocked", friend.blocked !== true);
  }),
  setReach: wechat.command(
    { person: PersonId, chatOnly: v.boolean(), hideMine: v.boolean(), hideTheirs: v.boolean() },
    (state, { person, chatOnly, hideMine, hideTheirs }) => {
      const friend = findFriend(state, person);
      if (!friend) return reject("no-friend");
      setMark(friend, "chatOnly", chatOnly);
      setMark(friend, "hideMine", hideMine);
      setMark(friend, "hideTheirs", hideTheirs);
    },
  ),
  deleteFriend: wechat.command({ person: PersonId }, (state, { person }, ctx) => {
    if (!findFriend(state, person)) return reject("no-friend");
    delete state.friends[person];
    for (const r of Object.values(state.requests)) if (r.person === person) delete state.requests[r.id];
    deleteChat(state, ctx, person);
  }),
  /** Creates a tag, or changes its name and members. */
  saveTag: wechat.command(
    { id: v.nullable(TagId), name: TagName, members: v.array(PersonId) },
    (state, { id, name, members }, ctx) => {
      if (id !== null && !state.tags[id]) return reject("tag-missing");
      if (Object.values(state.tags).some((t) => t.name === name && t.id !== id)) return reject("tag-exists");
      const tag = id ?? ctx.newId("tag");
      state.tags[tag] = { id: tag, name };
      for (const f of Object.values(state.friends)) {
        const has = f.tags.includes(tag);
        if (members.includes(f.id) && !has) f.tags.push(tag);
        else if (!members.includes(f.id) && has) f.tags = f.tags.filter((t) => t !== tag);
      }
      return tag;
    },
  ),
  deleteTag: wechat.command({ id: TagId }, (state, { id }) => {
    if (!state.tags[id]) return reject("tag-missing");
    delete state.tags[id];
    for (const f of Object.values(state.friends)) if (f.tags.includes(id)) f.tags = f.tags.filter((t) => t !== id);
  }),
};
