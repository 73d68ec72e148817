import bilibili from "#apps/bilibili/index.ts";
import { lengthText } from "#apps/bilibili/format.ts";
import { partItem } from "#apps/bilibili/ids.ts";
import { videoUrl } from "#apps/bilibili/links.ts";
import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import videos from "#world/videos/index.ts";
import { publicOf, randomPage } from "../kit/media-across.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { isPlainNote, newNotesArePlain, writeNote } from "../kit/notes.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/** How long a frame is shown before and after the time that the friend names, so that nobody has to hit the second. */
const margin = 12;
/**
 * A friend texts the link of a video and three times in it, and then replaces one of the times. What the video says at
 * each of the three times becomes a line of a note.
 */
export default defineTask({
  apps: [messages, bilibili, notes],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "handoff", "create", "image"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 500; tries++) {
      const rows = await randomPage(r, (page) =>
        world.read(videos.queries.feed, {
          public: publicOf(lang),
          seconds_min: 150,
          seconds_max: 1200,
          age_min: 60,
          page,
        }),
      );
      const { id, seconds } = r.pick(rows);
      const [video, reel] = [
        await world.read(videos.queries.video, { id }),
        await world.read(videos.queries.reel, { id }),
      ];
      if (!video || !reel || video.parts.length > 0 || !isPlainName(video.title) || video.title.length > 80) continue;
      const frames = reel.shots
        .map(({ atMs, caption }, n) => ({
          from: atMs / 1000,
          to: (reel.shots[n + 1]?.atMs ?? seconds * 1000) / 1000,
          caption,
        }))
        // The first frame is on the display without a search for it.
        .slice(1)
        .filter(({ from, to, caption }) => to - from > 2 * margin + 4 && caption !== "" && isPlainName(caption));
      if (frames.length < 4 || new Set(frames.map(({ caption }) => caption)).size < frames.length) continue;
      const [a, b, c, wrong] = r.sample(frames, 4).map(({ from, to, caption }) => ({
        at: r.int(Math.ceil(from) + margin, Math.floor(to) - margin),
        caption,
      }));
      const meant = [a!, b!, c!].toSorted((x, y) => x.at - y.at);
      return { video: { id, title: video.title, seconds }, meant, wrong: wrong!, replaced: r.int(0, 2) };
    }
    throw new Error("no video fits");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => {
    const friend = r.pick(textingFriends);
    const times = facts.meant.map(({ at }) => lengthText(at));
    const [right, wrong] = [times[facts.replaced]!, lengthText(facts.wrong.at)];
    const first = times.map((time) => (time === right ? wrong : time));
    const [asked, corrected] = r.pick(talks);
    return {
      ...facts,
      friend,
      name: personName(friend, say),
      title: say(...r.pick(titles)),
      url: videoUrl(facts.video.id),
      times,
      asked: say(...asked).replace("{times}", first.join(say(", ", "、"))),
      corrected: say(...corrected)
        .replace("{wrong}", wrong)
        .replace("{right}", right),
      body: facts.meant.map(({ caption }) => caption).join("\n"),
    };
  },
  instruction: {
    en: [
      ({ friend, name, title }) =>
        `${name} texted me the link of a {app.bilibili} video and three times in it, and corrected one of the times afterwards. Look up what the line at the bottom of the picture says at each of the three times, and write these lines into a new note "${title}", one per row in the order of the video, word for word. ${pronouns(friend).their.replace(/^./, (letter) => letter.toUpperCase())} texts don't need an answer.`,
      ({ friend, name, title }) =>
        `Make a note called "${title}" from the {app.bilibili} video that ${name} sent me by text message. ${pronouns(friend).they.replace(/^./, (letter) => letter.toUpperCase())} named three moments (one was changed in a later message, which counts). The note should have the caption shown in the video at each of them, exactly as it is, one per line, earliest first.`,
    ],
    zh: [
      ({ name, title }) =>
        `${name}用短信发来一个{app.bilibili}视频的链接和三个时间点，后来又改了其中一个。请看看视频在这三个时间点画面下方的字幕各是什么，按视频里的先后写进新备忘录“${title}”，一行一条，一字不差。短信不用回。`,
      ({ name, title }) =>
        `帮我建一条备忘录，标题“${title}”，内容来自${name}短信里的{app.bilibili}视频：短信说了三个时间点（有一个后面改过，以改后的为准），把视频到这三处时显示的字幕原样抄下来，每条一行，时间早的在前。`,
    ],
  },
  setup: ({ messages: inbox, bilibili: state }, p, { now }) => {
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    for (const [n, line] of [`${p.video.title} ${p.url}`, p.asked, p.corrected].entries())
      addEntries(
        inbox.messages,
        sms(`msg_video${n}`, thread, mobileNumber(p.friend), line, now - (70 - n * 9) * minuteMs),
      );
    state.seen = state.seen.filter(({ of }) => of !== p.video.id);
  },
  checks: [
    {
      that: "one new note of this name has the three lines in order, and nothing else",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.notes.notes, after.notes.notes);
        const lines = one?.body.trim().split(/\s*\n\s*/) ?? [];
        return more.length === 0 && one?.title.trim() === p.title && lines.join("\n") === p.body && isPlainNote(one);
      },
    },
    newNotesArePlain,
    { that: "no text was sent", unchanged: ({ messages: inbox }) => Object.keys(inbox.messages) },
  ],
  allow: ({ notes: state }) => [added(state.notes)],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.video.title, p.asked, p.corrected);
    await o.act(messages, "thread.openLink", { url: p.url });
    await o.choose(bilibili);
    for (const { at, caption } of p.meant) {
      await o.slide(bilibili, "video.seek", { item: partItem(p.video.id, 1), ms: at * 1000 });
      await o.sees(caption);
    }
    o.reads(
      p.meant.map(({ caption }) => caption),
      p.body,
    );
    await writeNote(o, p.title, p.body);
  },
});
const talks: readonly (readonly [Localized, Localized])[] = [
  [
    [
      "Please write down what it says at {times}, I can't watch it here.",
      "帮我记一下这几处写的什么：{times}，我这边看不了视频。",
    ],
    ["Not {wrong}, I meant {right}.", "不是 {wrong}，我想说的是 {right}。"],
  ],
  [
    ["The important bits are at {times}. Could you note them for us?", "重点在 {times}，你帮咱们记一下吧。"],
    ["Typo! {wrong} should be {right}.", "打错了，{wrong} 改成 {right}。"],
  ],
  [
    ["I need the lines from {times}, they'll be useful at the weekend.", "我要这几处的字：{times}，周末用得上。"],
    ["Forget {wrong}, take {right} instead.", "{wrong} 那处不要了，换成 {right}。"],
  ],
];
const titles: readonly Localized[] = [
  ["From the video", "视频摘录"],
  ["Weekend project", "周末要用的"],
  ["Things to remember", "记一下"],
  ["Video notes", "看视频笔记"],
];
