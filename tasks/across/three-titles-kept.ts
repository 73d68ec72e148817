import bilibili from "#apps/bilibili/index.ts";
import notes from "#apps/notes/index.ts";
import spotify from "#apps/spotify/index.ts";
import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawAlbum, drawBook, drawVideo, findAlbum, findBook, findVideo } from "../kit/media-across.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A note names an album, a book and a video. Keep each of them in its app. An older note names three others.
 */
export default defineTask({
  apps: [notes, spotify, weread, bilibili],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["extract", "search", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const [album, otherAlbum] = [await drawAlbum(world, r, lang), await drawAlbum(world, r, lang)];
    const [book, otherBook] = [await drawBook(world, r, lang), await drawBook(world, r, lang)];
    const [video, otherVideo] = [await drawVideo(world, r, lang), await drawVideo(world, r, lang)];
    return { album, book, video, other: [otherAlbum, otherBook, otherVideo] };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => ({ ...facts, title: say(...r.pick(titles)) }),
  instruction: {
    en: [
      ({ title }) =>
        `My note "${title}" names an album, a book and a video. Add the album to my library on {app.spotify}, put the book on my shelf in {app.weread}, and add the video to Watch later on {app.bilibili}.`,
    ],
    zh: [
      ({ title }) =>
        `备忘录“${title}”里记了一张专辑、一本书和一个视频：请把专辑加进{app.spotify}的音乐库，把书加入{app.weread}的书架，把视频加到{app.bilibili}的稍后再看。`,
    ],
  },
  setup: ({ notes: state, spotify: music, weread: reading, bilibili: watching }, p, { now, say }) => {
    delete music.saved[p.album.id];
    delete reading.shelf[p.book.id];
    watching.later = watching.later.filter(({ video }) => video !== p.video.id);
    const [album, book, video] = p.other;
    addEntries(
      state.notes,
      note("note_titles", p.title, linesOf(p.album, p.book, p.video, say), now - 2 * dayMs),
      note(
        "note_older",
        say(`${p.title} (old)`, `${p.title}（旧）`),
        linesOf(album!, book!, video!, say),
        now - 60 * dayMs,
      ),
    );
  },
  checks: [
    {
      that: "the album is in the library",
      holds: ({ after, params }) => after.spotify.saved[params.album.id] !== undefined,
    },
    {
      that: "the book is on the shelf, as the shelf adds books",
      holds: ({ before, after, params }) => {
        const { at: _, ...kept } = after.weread.shelf[params.book.id] ?? { at: 0 };
        const isPrivate = before.weread.prefs.privateReading;
        // The drawn books have no text in the store.
        return sameJson(kept, {
          book: params.book.id,
          group: null,
          private: isPrivate,
          pinned: false,
          readable: false,
        });
      },
    },
    {
      that: "the video is kept for later, above the others",
      holds: ({ before, after, params }) =>
        after.bilibili.later[0]?.video === params.video.id &&
        sameJson(after.bilibili.later.slice(1), before.bilibili.later),
    },
  ],
  allow: ({ spotify: music, weread: reading, bilibili: watching }, p) => [
    music.saved[p.album.id],
    reading.shelf[p.book.id],
    watching.later,
  ],

  oracle: async (o, p) => {
    await openNote(o, p.title, "note_titles");
    await o.sees(p.album.title, p.album.by, p.book.title, p.book.by, p.video.title);
    await findAlbum(o, p.album);
    await o.act(spotify, "album.save");
    await findBook(o, p.book);
    await o.act(weread, "book.toggleShelf");
    await findVideo(o, p.video);
    await o.act(bilibili, "video.share");
    await o.act(bilibili, "video.watchLater");
  },
});
const titles: readonly Localized[] = [
  ["For the long weekend", "长周末"],
  ["Ben's tips", "本的推荐"],
  ["From the dinner table", "饭桌上听来的"],
  ["Try these", "想试试的"],
];
interface Named {
  readonly title: string;
  readonly by: string;
}
const linesOf = (album: Named, book: Named, video: Named, say: (en: string, zh: string) => string): string =>
  [
    say(`Album: ${album.title} by ${album.by}`, `专辑：${album.by}《${album.title}》`),
    say(`Book: ${book.title} by ${book.by}`, `书：${book.by}《${book.title}》`),
    say(`Video: ${video.title}`, `视频：${video.title}`),
  ].join("\n");
