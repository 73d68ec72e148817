/** What can happen to friends, tags and requests. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { online } from "../../../../os/network.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { reject } from "../../../../os/values.ts";
import { notifies } from "../../links.ts";
import { me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { dropChat } from "../chats/chat.ts";
import { noteIn, put } from "../chats/say.ts";
import { known, newFriend, setMark } from "./known.ts";
import { numberOf } from "./queries.ts";
import { Hello, Name, Note, RequestId, TagId, TagName, type Request } from "./state.ts";

function befriend(state: State, ctx: Ctx, request: Request): void {
  const { person, remark, chatOnly } = request;
  request.state = "accepted";
  request.answerAt = null;
  // Who had deleted the owner, and whom the owner had kept, is a friend as before.
  const old = state.friends[person];
  if (old) setMark(old, "lost", false);
  else state.friends[person] = newFriend(person, ctx.now, chatOnly ? { remark, chatOnly } : { remark });
  if (request.mine) {
    noteIn(state, ctx, person, "nowFriends", person);
    return;
  }
  if (request.text !== "") put(state, ctx, { chat: person, from: person, body: { kind: "text", text: request.text } });
  noteIn(state, ctx, person, "nowFriends", person);
}
const friendIn = (state: State, id: string) => state.friends[id] ?? null;

export const contactsCommands = {
  /** Asks somebody to be a friend; who has asked the owner already is accepted. */
  askFriend: wechat.command(
    { person: PersonId, text: Hello, remark: Name, chatOnly: v.boolean() },
    (state, { person, text, remark, chatOnly }, ctx) => {
      if (person === me) return reject("is-self");
      const friend = friendIn(state, person);
      if (friend && !friend.lost) return reject("already-friend");
      if (!online(ctx.os)) return reject("no-network");
      const open = Object.values(state.requests).find((r) => r.person === person && r.state !== "accepted");
      if (open?.mine === true) return reject("request-sent");
      if (open) {
        open.remark = remark;
        open.chatOnly = chatOnly;
        befriend(state, ctx, open);
        return;
      }
      if (!known(state, ctx, person)) return reject("person-missing");
      const id = ctx.newId("request");
      // Some look at their phone at once, others later.
      const answerAt = ctx.now + (1 + (numberOf(person) % 20)) * minuteMs;
      state.requests[id] = { id, person, text, at: ctx.now, mine: true, state: "seen", answerAt, remark, chatOnly };
    },
  ),
  /** The other side has said yes. */
  befriended: wechat.command({ id: RequestId }, (state, { id }, ctx) => {
    const request = state.requests[id];
    if (!request || request.answerAt === null) return;
    befriend(state, ctx, request);
    if (!notifies(state, "friends")) return;
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
      const friend = friendIn(state, person);
      if (!friend) return reject("no-friend");
      if (tags.some((t) => !state.tags[t])) return reject("tag-missing");
      Object.assign(friend, { remark, note, tags: [...new Set(tags)] });
    },
  ),
  toggleStar: wechat.command({ person: PersonId }, (state, { person }) => {
    const friend = friendIn(state, person);
    if (!friend) return reject("no-friend");
    setMark(friend, "starred", friend.starred !== true);
  }),
  /** Who is blocked is heard of no more, and sees no moments. */
  toggleBlock: wechat.command({ person: PersonId }, (state, { person }) => {
    const friend = friendIn(state, person);
    if (!friend) return reject("no-friend");
    setMark(friend, "blocked", friend.blocked !== true);
  }),
  setReach: wechat.command(
    { person: PersonId, chatOnly: v.boolean(), hideMine: v.boolean(), hideTheirs: v.boolean() },
    (state, { person, chatOnly, hideMine, hideTheirs }) => {
      const friend = friendIn(state, person);
      if (!friend) return reject("no-friend");
      setMark(friend, "chatOnly", chatOnly);
      setMark(friend, "hideMine", hideMine);
      setMark(friend, "hideTheirs", hideTheirs);
    },
  ),
  deleteFriend: wechat.command({ person: PersonId }, (state, { person }, ctx) => {
    if (!friendIn(state, person)) return reject("no-friend");
    delete state.friends[person];
    for (const r of Object.values(state.requests)) if (r.person === person) delete state.requests[r.id];
    dropChat(state, ctx, person);
  }),
  /** A new tag, or another name and other members of one. */
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
