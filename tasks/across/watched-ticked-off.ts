import bilibili from "#apps/bilibili/index.ts";
import { lengthText } from "#apps/bilibili/format.ts";
import { strings } from "#apps/bilibili/strings.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawVideos, openMine, videoFacts } from "../kit/bilibili.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/**
 * Make the ticks in a note's list of videos agree with the history of Bilibili. Some videos of the list were watched to
 * the end and have no tick, one has a tick but was watched in part, and one was never opened.
 */
export default defineTask({
  apps: [notes, bilibili],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "edit"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) =>
    (
      await drawVideos(
        world,
        r,
        lang,
        10,
        { least: 240, most: 2400 },
        ({ parts, title }) => parts.length === 0 && title.length <= 60 && isPlainName(title),
      )
    ).map(videoFacts),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, videos) => {
    // The share that was watched; null if the video is not in the history.
    const nearly = (): number => 0.86 + 0.08 * r.next();
    const listed = [
      { share: 1, ticked: false },
      { share: 1, ticked: false },
      { share: 1, ticked: true },
      { share: nearly(), ticked: true },
      { share: nearly(), ticked: false },
      { share: r.pick([0.3, 0.5]), ticked: r.chance(0.3) },
      { share: null, ticked: false },
    ].map((one, n) => ({ ...videos[n]!, ...one }));
    const others = [1, 1, 0.6].map((share, n) => ({ ...videos[7 + n]!, share }));
    return {
      listed: r.shuffle(listed),
      seen: r.shuffle([
        ...listed.flatMap(({ share, ...one }) => (share === null ? [] : [{ ...one, share }])),
        ...others,
      ]),
      title: say(...r.pick(titles)),
      line: say("Tick when seen to the end.", "看到最后才打勾。"),
    };
  },
  instruction: {
    en: [
      ({ title }) =>
        `The ticks in my checklist "${title}" in {app.notes} are out of date. Compare it with my history on {app.bilibili}: tick each video that I've watched to the end, and untick any that I haven't. Change nothing else in the note.`,
      ({ title }) =>
        `Please put the ticks right in my note "${title}". According to my {app.bilibili} history, exactly the videos that I watched all the way through should be ticked and all others should not. Leave the rest of the note as it is.`,
    ],
    zh: [
      ({ title }) =>
        `我{app.notes}里“${title}”这份清单的勾不准了。请对照{app.bilibili}的历史记录：已经看完的视频都打上勾，没看完的不要有勾。笔记里别的内容不要动。`,
      ({ title }) =>
        `帮我核对笔记“${title}”里的勾：以{app.bilibili}的历史记录为准，看完了的视频打勾，没看完或没看过的把勾去掉，其他内容保持原样。`,
    ],
  },
  setup: ({ bilibili: state, notes: { notes: all } }, p, { now, say }) => {
    state.seen = p.seen.map(({ id, seconds, share }, n) => ({
      of: id,
      item: `${id}_p1`,
      ms: Math.floor(seconds * share) * 1000,
      done: share === 1,
      at: now - (n + 1) * 5 * hourMs,
    }));
    const items = p.listed.map(({ title, ticked }) => ({ text: title, done: ticked }));
    addEntries(
      all,
      note("note_watch", p.title, p.line, now - 9 * dayMs, { items }),
      note("note_watch_copy", say(`${p.title}, for Mum`, `${p.title}（给妈妈的）`), "", now - 8 * dayMs, {
        items: items.map(({ text }) => ({ text, done: false })),
      }),
    );
  },
  checks: [
    {
      that: "exactly the videos that were watched to the end are ticked in the note",
      holds: ({ after, params }) => sameJson([...(after.notes.notes["note_watch"]?.items ?? [])], wantedItems(params)),
    },
    {
      that: "the note has its title and its text, and the other notes are as they were",
      keeps: true,
      holds: ({ before, after }) => {
        const rest = ({ notes: { notes: all } }: typeof before) =>
          Object.values(all).map((one) => (one.id === "note_watch" ? { ...one, items: [], updatedAt: 0 } : one));
        return sameJson(rest(before), rest(after));
      },
    },
  ],
  allow: ({ notes: { notes: all } }) => [all["note_watch"]?.items, all["note_watch"]?.updatedAt],

  oracle: async (o, p, { lang }) => {
    const words = strings[lang === "en" ? "en" : "zh"];
    await openMine(o, "history");
    for (const { title, seconds, share } of p.seen)
      await o.sees(
        title,
        share === 1 ? words.watchedAll : words.watchedTo.replace("{at}", lengthText(Math.floor(seconds * share))),
      );
    await openNote(o, p.title, "note_watch");
    for (const [index, { title, share, ticked }] of p.listed.entries()) {
      await o.sees(title);
      o.reads([title, words.watchedAll], share === 1 ? 1 : 0);
      if ((share === 1) !== ticked) await o.act(notes, "editor.tickItem", { index });
    }
    await o.act(notes, "editor.save");
  },
});
const wantedItems = ({
  listed,
}: {
  readonly listed: readonly { readonly title: string; readonly share: number | null }[];
}) => listed.map(({ title, share }) => ({ text: title, done: share === 1 }));
const titles: readonly Localized[] = [
  ["Videos to catch up on", "要补的视频"],
  ["For quiet evenings", "晚上慢慢看"],
  ["Recommended to me", "别人推荐的"],
  ["Watch before spring", "开春前看完"],
  ["Worth the time", "值得一看"],
];
