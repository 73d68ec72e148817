import messages from "#apps/messages/index.ts";
import spotify from "#apps/spotify/index.ts";
import { urlOf } from "#apps/spotify/links.ts";
import { strings } from "#apps/spotify/strings.ts";
import wechat from "#apps/wechat/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import { minuteMs } from "#state/civil.ts";
import { drawSungLine, openFind } from "../kit/media-across.ts";
import { newMessagesTo, newThreadsArePlain, plainMessage, plainThread, shareByMessage } from "../kit/messages.ts";
import { personName, pronouns } from "../kit/people.ts";
import type { Localized } from "../kit/social.ts";
import { textingFriends } from "../kit/social-across.ts";
import {
  addMessages,
  allowMessages,
  chatMessage,
  instructionName,
  newChatsArePlain,
  openChat,
  sendText,
  sentOnlyText,
  stopPendingMessages,
} from "../kit/wechat.ts";

/**
 * A friend quotes a line of lyrics, and then corrects who sings it. Several songs have this line. Like the right one,
 * answer with its title and text its link to somebody else.
 */
export default defineTask({
  apps: [wechat, spotify, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L4",
  tags: ["search", "extract", "social", "handoff"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => ({ meant: await drawSungLine(world, r, lang) }),
  listed: { instances: 100, answerFields: 0 },
  params: (r, { wechat: state }, { say }, facts) => {
    const friend = r.pick(["katrin", "nora", "priya", "vera"]);
    const second = r.pick(textingFriends);
    const [asked, corrected] = r.pick(talks);
    return {
      ...facts,
      friend,
      peer: `person_${friend}`,
      name: instructionName(state, `person_${friend}`, say),
      second,
      secondName: personName(second, say),
      asked: say(...asked)
        .replace("{line}", facts.meant.line)
        .replace("{artist}", facts.meant.other.by),
      corrected: say(...corrected).replace("{artist}", facts.meant.by),
    };
  },
  instruction: {
    en: [
      ({ friend, name, secondName }) =>
        `On {app.wechat}, ${name} quotes a line from a song ${pronouns(friend).they} can't place. For the artist, go by ${pronouns(friend).their} last message. Find the song by its lyrics on {app.spotify}, add it to my Liked Songs, and send ${name} its title on {app.wechat} and nothing else. Then text the song's link to ${secondName} from {app.spotify}, with nothing added.`,
      ({ friend, name, secondName }) =>
        `${name} is looking for a song and wrote me a line of it on {app.wechat}; ${pronouns(friend).they} corrected who sings it afterwards, and the correction counts. Please look the lyrics up on {app.spotify} and like the song. ${name} gets only the title as an answer on {app.wechat}, and ${secondName} gets the song shared from {app.spotify} as a text message, just as it is.`,
    ],
    zh: [
      ({ friend, name, secondName }) =>
        `${name}在{app.wechat}上发来一句歌词，想不起是哪首歌，歌手以${pronouns(friend).zh}最后一条消息为准。请在{app.spotify}里按歌词找到这首歌，加入已点赞的歌曲，然后在{app.wechat}上回复${pronouns(friend).zh}，只写歌名；再从{app.spotify}把这首歌用短信分享给${secondName}，不要加别的话。`,
      ({ friend, name, secondName }) =>
        `${name}在{app.wechat}问一句歌词出自哪首歌，后来${pronouns(friend).zh}更正了歌手，按更正后的算。帮我到{app.spotify}搜歌词，把歌找出来点个赞；{app.wechat}上只回${name}歌名就行，再把这首歌从{app.spotify}用短信发给${secondName}，别加字。`,
    ],
  },
  setup: ({ wechat: chats, spotify: state }, p, { now }) => {
    delete state.liked[p.meant.id];
    delete state.liked[p.meant.other.id];
    stopPendingMessages(chats, p.peer);
    addMessages(
      chats,
      p.peer,
      chatMessage("msg_line0", p.peer, p.peer, p.asked, now - 64 * minuteMs),
      chatMessage("msg_line1", p.peer, p.peer, p.corrected, now - 57 * minuteMs),
    );
  },
  checks: [
    {
      that: "the song is liked",
      holds: ({ after, params }) => after.spotify.liked[params.meant.id] !== undefined,
    },
    {
      that: "the friend got the title, and nothing else",
      holds: ({ before, after, params: p }) => sentOnlyText(before, after, p.peer, p.meant.title),
    },
    {
      that: "one text message has the song as the app shares it",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.second);
        return sent.length === 1 && sent[0]!.text === urlOf(p.meant.id);
      },
    },
    newChatsArePlain,
    newThreadsArePlain,
  ],
  allow: ({ wechat: chats, spotify: state, messages: inbox }, p) => [
    state.liked[p.meant.id],
    ...allowMessages(chats, p.peer),
    added(chats.chats, 1),
    added(inbox.messages, 1, plainMessage),
    added(inbox.threads, 1, plainThread),
  ],

  oracle: async (o, p, { lang }) => {
    const words = textsFor(strings, lang);
    await openChat(o, p.peer);
    await o.sees(p.meant.line, p.corrected);
    await openFind(o);
    await o.type("q", p.meant.half);
    await o.act(spotify, "find.showKind", { kind: "lyrics" });
    await o.sees(`${p.meant.title}, ${words.song} · ${p.meant.by}`);
    await o.act(spotify, "find.itemMenu", { item: p.meant.id });
    await o.act(spotify, "itemMenu.like", { track: p.meant.id });
    await o.act(spotify, "find.itemMenu", { item: p.meant.id });
    await o.act(spotify, "itemMenu.share");
    await shareByMessage(o, p.second, p.secondName);
    await o.open(wechat);
    await sendText(o, p.meant.title);
  },
});
const talks: readonly (readonly [Localized, Localized])[] = [
  [
    [
      "Which song by {artist} has “{line}”? It's been in my head all day.",
      "{artist}有首歌唱“{line}”，叫什么来着？在我脑子里转了一天。",
    ],
    ["Sorry, I mean the one by {artist}. Same line, different song.", "说错人了，是{artist}唱的那首，里面也有这句。"],
  ],
  [
    [
      "What's that {artist} song, “{line}”? They played it at the café.",
      "{artist}那首“{line}”是什么歌？咖啡馆刚才放的。",
    ],
    ["They've just told me it was {artist}, not who I said.", "店员说那是{artist}唱的，我认错了。"],
  ],
  [
    ["Help, what's the song with “{line}”? {artist}, I think.", "求助，有句“{line}”是什么歌？应该是{artist}的。"],
    ["No wait, it's by {artist}!", "等等，应该是{artist}的才对！"],
  ],
];
