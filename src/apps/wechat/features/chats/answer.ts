/** Writes other people's messages when they are due. The world's voices supply the text. */
import type { Ctx } from "#os/app-command.ts";
import { truncateText } from "#os/text-edit.ts";
import { idSchema } from "#os/values.ts";
import { createAnswer, type IncomingMessage, getVoiceId } from "#world/voices/answer.ts";
import voices from "#world/voices/index.ts";
import { mayNotify } from "../../shared-queries.ts";
import { me, worldId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { nameOrId } from "../contacts/queries.ts";
import { chatTitle } from "../groups/queries.ts";
import { getOrCreateChat } from "./chat.ts";
import { isMentioned, addMessage } from "./send.ts";
import type { Body, ComingMessage, Message } from "./state.ts";

/**
 * Runs when a person's message is due. Finds the text first. If that text takes longer to write, the message is sent
 * later.
 */
export const answer = wechat.command({ id: idSchema("coming") }, (state, { id }, ctx) => {
  const coming = state.coming[id];
  if (!coming) return;
  const original = coming.to === null ? undefined : state.messages[coming.to];
  if (!canWrite(state, coming)) {
    delete state.coming[id];
    return;
  }
  if (coming.text === "") {
    // If the owner recalled the message before the answer was due, there is no answer.
    const found = original && original.body.kind !== "note" ? findAnswer(state, ctx, coming.by, original) : null;
    if (!found || !original) {
      delete state.coming[id];
      return;
    }
    coming.text = truncateText(found.text, 2000);
    const at = original.at + found.seconds * 1000;
    if (at > ctx.now) {
      coming.at = at;
      return;
    }
  }
  const { chat, by, text } = coming;
  delete state.coming[id];
  receiveMessage(state, ctx, chat, by, { kind: "text", text });
});
/**
 * Returns whether the person may still write: the owner has not blocked the person, and the person is still a friend or
 * a member of the group.
 */
const canWrite = (state: State, { chat, by }: ComingMessage): boolean => {
  const group = state.groups[chat];
  if (group) return group.members.includes(by) && state.friends[by]?.blocked !== true;
  const friend = state.friends[chat];
  return friend !== undefined && !friend.blocked && !friend.lost;
};
function findAnswer(state: State, ctx: Ctx, by: string, m: Message) {
  const voice = ctx.world(voices.queries.voice, { id: getVoiceId(worldId(by)) });
  if (!voice) return null;
  const incoming: IncomingMessage = {
    text: m.body.kind === "text" ? m.body.text : "",
    kind: askedKinds[m.body.kind],
    lang: ctx.lang === "en" ? "en" : "zh",
    turn: Object.values(state.messages).filter((x) => x.chat === m.chat && x.from === me).length,
    now: m.at,
    offsetMin: ctx.offsetMin,
  };
  const isAsked = m.chat === by || isMentioned(state, m.body, by);
  return createAnswer(isAsked ? { ...voice, talks: 100 } : voice, worldId(by), incoming);
}
const askedKinds: Record<Body["kind"], IncomingMessage["kind"]> = {
  text: "text",
  sticker: "sticker",
  picture: "picture",
  voice: "voice",
  file: "file",
  place: "location",
  card: "contact",
  link: "link",
  packet: "redpacket",
  transfer: "transfer",
  record: "link",
  note: "pat",
};
/** Adds a message from another person. The message counts as unread. The owner is notified unless the chat is muted. */
export function receiveMessage(state: State, ctx: Ctx, chat: string, by: string, body: Body): string {
  const id = addMessage(state, ctx, { chat, from: by, body });
  const here = getOrCreateChat(state, chat);
  here.unread += 1;
  const alias = state.groups[chat]?.alias ?? "";
  const isNamedHere =
    isMentioned(state, body, me) || (alias !== "" && body.kind === "text" && body.text.includes(`@${alias}`));
  if (isNamedHere) here.named = true;
  if ((here.muted && !isNamedHere) || !mayNotify(state, "chats")) return id;
  ctx.notify({
    title: "sender",
    key: body.kind === "text" && state.prefs.notifyDetails ? "said" : "saidOther",
    facts: {
      name: chatTitle(state, chat),
      text: `${state.groups[chat] ? `${nameOrId(state, by)}: ` : ""}${body.kind === "text" ? body.text : ""}`,
    },
    open: { screen: "chat", params: { peer: chat } },
    channel: "messages",
    from: state.people[by]?.phone || nameOrId(state, by),
    tag: chat,
    group: chat,
    actions: [{ label: "markRead", command: "markRead", args: { peer: chat } }],
    reply: { command: "reply", args: { peer: chat } },
  });
  return id;
}
