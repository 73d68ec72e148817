/** What others write: when the time has come, the world's voices say what. */
import type { Ctx } from "../../../../os/app-command.ts";
import { cutTo } from "../../../../os/text.ts";
import { idOf } from "../../../../os/values.ts";
import { answerOf, type Asked, voiceIdOf } from "../../../../world/voices/answer.ts";
import voices from "../../../../world/voices/index.ts";
import { notifies } from "../../links.ts";
import { me, worldId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { nameIn } from "../contacts/queries.ts";
import { titleOf } from "../groups/queries.ts";
import { chatWith } from "./chat.ts";
import { isNamed, put } from "./say.ts";
import type { Body, Coming, Message } from "./state.ts";

/** Somebody is about to write. What they answer is found first; where that takes them longer, it comes later. */
export const answer = wechat.command({ id: idOf("coming") }, (state, { id }, ctx) => {
  const coming = state.coming[id];
  if (!coming) return;
  const asked = coming.to === null ? undefined : state.messages[coming.to];
  if (!isThere(state, coming)) {
    delete state.coming[id];
    return;
  }
  if (coming.text === "") {
    // What was taken back in time is answered by nobody.
    const found = asked && asked.body.kind !== "note" ? answerTo(state, ctx, coming.by, asked) : null;
    if (!found || !asked) {
      delete state.coming[id];
      return;
    }
    coming.text = cutTo(found.text, 2000);
    const at = asked.at + found.seconds * 1000;
    if (at > ctx.now) {
      coming.at = at;
      return;
    }
  }
  const { chat, by, text } = coming;
  delete state.coming[id];
  arrive(state, ctx, chat, by, { kind: "text", text });
});
/** Who was blocked or removed meanwhile writes nothing. */
const isThere = (state: State, { chat, by }: Coming): boolean => {
  const group = state.groups[chat];
  if (group) return group.members.includes(by) && state.friends[by]?.blocked !== true;
  const friend = state.friends[chat];
  return friend !== undefined && !friend.blocked && !friend.lost;
};
function answerTo(state: State, ctx: Ctx, by: string, m: Message) {
  const voice = ctx.world(voices.queries.voice, { id: voiceIdOf(worldId(by)) });
  if (!voice) return null;
  const asked: Asked = {
    text: m.body.kind === "text" ? m.body.text : "",
    kind: kinds[m.body.kind],
    lang: ctx.lang === "en" ? "en" : "zh",
    turn: Object.values(state.messages).filter((x) => x.chat === m.chat && x.from === me).length,
    now: m.at,
    offsetMin: ctx.offsetMin,
  };
  const isAsked = m.chat === by || isNamed(state, m.body, by);
  return answerOf(isAsked ? { ...voice, talks: 100 } : voice, worldId(by), asked);
}
const kinds: Record<Body["kind"], Asked["kind"]> = {
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
/** Something comes from another: it counts as unread, and the owner is told unless the chat is muted. */
export function arrive(state: State, ctx: Ctx, chat: string, by: string, body: Body): string {
  const id = put(state, ctx, { chat, from: by, body });
  const here = chatWith(state, chat);
  here.unread += 1;
  const alias = state.groups[chat]?.alias ?? "";
  const isNamedHere =
    isNamed(state, body, me) || (alias !== "" && body.kind === "text" && body.text.includes(`@${alias}`));
  if (isNamedHere) here.named = true;
  if ((here.muted && !isNamedHere) || !notifies(state, "chats")) return id;
  ctx.notify({
    title: "sender",
    key: body.kind === "text" && state.prefs.notifyDetails ? "said" : "saidOther",
    facts: {
      name: titleOf(state, chat),
      text: `${state.groups[chat] ? `${nameIn(state, by)}: ` : ""}${body.kind === "text" ? body.text : ""}`,
    },
    open: { screen: "chat", params: { peer: chat } },
    channel: "messages",
    from: state.people[by]?.phone || nameIn(state, by),
    tag: chat,
    group: chat,
    actions: [{ label: "markRead", command: "markRead", args: { peer: chat } }],
    reply: { command: "reply", args: { peer: chat } },
  });
  return id;
}
