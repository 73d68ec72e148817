import bilibili from "#apps/bilibili/index.ts";
import notes from "#apps/notes/index.ts";
import spotify from "#apps/spotify/index.ts";
import weread from "#apps/weread/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import books from "#world/books/index.ts";
import music from "#world/music/index.ts";
import videos from "#world/videos/index.ts";
import { boardId, boardNames } from "#world/videos/words.ts";
import { isPlainTitle, publicOf } from "../kit/media-across.ts";
import { note, openNote } from "../kit/notes.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/** A note has three questions of a quiz: who is at a place of a chart, of a ranking and of a board. */
export default defineTask({
  apps: [notes, spotify, weread, bilibili],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const language = publicOf(lang);
    const charts = (await world.read(music.queries.charts, { public_any: [language, "all"] })).rows;
    const top = (await world.read(music.queries.chart, { id: r.pick(charts).id }))!;
    const ranking = r.pick(rankings);
    const shelf = (await world.read(books.queries.board, { id: `wr_board_${language}_${ranking.key}` }))!;
    const key = r.pick(["food", "knowledge", "tech", "life", "music"] as const);
    const board = (await world.read(videos.queries.board, { id: boardId(language, key) }))!;
    for (let tries = 0; tries < 200; tries++) {
      const [songPlace, bookPlace, videoPlace] = [r.int(4, 18), r.int(4, 15), r.int(3, 12)];
      const song = await world.read(music.queries.track, { id: top.entries[songPlace - 1]!.track });
      const book = await world.read(books.queries.book, { id: shelf.entries[bookPlace - 1]!.book });
      const video = await world.read(videos.queries.video, { id: board.places[videoPlace - 1]!.id });
      if (!song || !book || !video || song.explicit || !isPlainTitle(song.title) || !isPlainTitle(book.title)) continue;
      if (!isPlainName(video.name)) continue;
      return {
        chart: { id: top.id, title: { ...top.title } },
        song: { place: songPlace, title: song.title, by: song.artists.map(({ name }) => name).join(", ") },
        ranking: ranking.key,
        book: { place: bookPlace, title: book.title },
        key,
        video: { place: videoPlace, id: video.id, title: video.title, name: video.name },
      };
    }
    throw new Error("no places fit");
  },
  listed: { instances: 100, answerFields: 3 },
  params: (r, _phone, { say, lang }, facts) => {
    const ranking = rankings.find(({ key }) => key === facts.ranking)!;
    const [chart, list, board] = [
      say(facts.chart.title.en, facts.chart.title.zh),
      say(...ranking.name),
      boardNames[facts.key]![publicOf(lang)],
    ];
    return {
      ...facts,
      title: say(...r.pick(titles)),
      lines: [
        say(`Music: number ${facts.song.place} of "${chart}"`, `音乐：“${chart}”第 ${facts.song.place} 名`),
        say(`Books: number ${facts.book.place} of "${list}"`, `书：“${list}”第 ${facts.book.place} 名`),
        say(`Videos: number ${facts.video.place} in "${board}"`, `视频：排行榜“${board}”第 ${facts.video.place} 名`),
      ],
    };
  },
  instruction: {
    en: [
      ({ title }) =>
        `Help me with the quiz in my note "${title}". It gives one place in a {app.spotify} chart, one in a {app.weread} ranking and one on a {app.bilibili} ranking board. Which song is it, which book, and who uploaded the video? ${fillIn.en}`,
      ({ title }) =>
        `My note "${title}" lists three chart positions: a song's on {app.spotify}, a book's in the {app.weread} rankings and a video's in the {app.bilibili} rankings. Look all three up. I need the song's title, the book's title and the name of the video's uploader. ${fillIn.en}`,
    ],
    zh: [
      ({ title }) =>
        `备忘录“${title}”里有三道题，分别问{app.spotify}排行榜、{app.weread}榜单和{app.bilibili}排行榜上某一名是什么。请查出那首歌的歌名、那本书的书名，以及那个视频的 UP 主。${fillIn.zh}`,
      ({ title }) =>
        `帮我答题：备忘录“${title}”写了三个名次，一个是{app.spotify}排行榜的歌，一个是{app.weread}榜单的书，一个是{app.bilibili}排行榜的视频。歌和书要名字，视频要 UP 主的名字。${fillIn.zh}`,
    ],
  },
  setup: ({ notes: state }, p, { now }) => {
    addEntries(state.notes, note("note_quiz", p.title, p.lines.join("\n"), now - dayMs));
  },
  checks: [
    {
      that: "nothing was saved, put on the shelf or liked",
      unchanged: ({ spotify: listening, weread: reading, bilibili: watching, notes: state }) => [
        listening.saved,
        listening.liked,
        reading.shelf,
        watching.liked,
        watching.follows,
        state.notes,
      ],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      song: text(say("Song", "歌名"), say("The title as the chart shows it", "与排行榜上显示的一致")),
      book: text(say("Book", "书名"), say("The title as the ranking shows it", "与榜单上显示的一致，不带书名号")),
      uploader: text(say("Uploader", "UP 主"), say("The name as the app shows it", "与应用里显示的一致")),
    }),
    expected: ({ params: { song, book, video } }) => ({
      song: song.title,
      book: book.title,
      uploader: video.name,
    }),
  },

  oracle: async (o, p, { lang }) => {
    await openNote(o, p.title, "note_quiz");
    await o.sees(...p.lines);
    await o.open(spotify);
    await o.act(spotify, "home.goSearch");
    await o.sees(lang === "en" ? "Charts" : "排行榜");
    await o.act(spotify, "search.openCategory", { category: "mu_category_charts" });
    await o.act(spotify, "category.openChart", { chart: p.chart.id });
    await o.sees(p.song.title);
    await o.open(weread);
    await o.act(weread, "home.rankings");
    await o.act(weread, "rankings.openBoard", { board: p.ranking });
    await o.sees(p.book.title);
    await o.open(bilibili);
    await o.act(bilibili, "home.zones");
    await o.act(bilibili, "zones.openZone", { zone: p.key });
    await o.act(bilibili, "zone.board");
    await o.sees(p.video.title, p.video.name);
    await o.answer({ song: p.song.title, book: p.book.title, uploader: p.video.name });
  },
});
/** Rankings that the page of rankings shows, with their names there. */
const rankings: readonly { readonly key: "top" | "rising" | "new"; readonly name: Localized }[] = [
  { key: "top", name: ["Most read", "热读榜"] },
  { key: "rising", name: ["Rising", "飙升榜"] },
  { key: "new", name: ["New books", "新书榜"] },
];
const titles: readonly Localized[] = [
  ["Pub quiz round 3", "酒馆问答第三轮"],
  ["Office quiz", "办公室小测验"],
  ["Media quiz", "影音书问答"],
  ["Family quiz", "家庭问答"],
];
