import { itemOf } from "#apps/weread/features/audio/playing.ts";
import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import { isPlaying, sessionOf } from "#os/media-session.ts";
import { dayMs } from "#state/civil.ts";
import { drawAudiobooks, quoteTitle, searchStore } from "../kit/weread.ts";

/**
 * Play a chapter of an audiobook at a speed, and let it stop at the end of the chapter. Another audiobook is the one
 * that was heard last.
 */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "nav", "settings"],
  budget: 30,
  revision: 1,

  facts: (world, r, lang) => drawAudiobooks(world, r, lang, 1),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { lang }, [audio]) => {
    const chapter = r.int(2, Math.min(12, audio!.chapters.length - 2));
    return {
      audio: audio!.id,
      plain: audio!.title,
      title: quoteTitle(audio!.title, lang),
      chapter,
      name: audio!.chapters[chapter]!.title,
      heard: r.int(0, 1),
      speed: r.pick([0.75, 1.25, 1.5, 2] as const),
      daysLeft: r.int(5, 25),
    };
  },
  instruction: {
    en: [
      ({ title, name, speed }) =>
        `Play the chapter "${name}" of the audiobook ${title} in {app.weread} at ${speed}× speed, and set the sleep timer to the end of the chapter.`,
    ],
    zh: [
      ({ title, name, speed }) =>
        `用{app.weread}放有声书${title}的“${name}”这一章，倍速调成${speed}倍，再定时到播完本章自动关闭。`,
    ],
  },
  setup: ({ weread: state }, { audio, heard, daysLeft }, { now }) => {
    state.memberUntil = now + daysLeft * dayMs;
    state.listened[audio] = { audio, chapter: heard, ms: 40_000, at: now - 9 * dayMs };
  },
  checks: [
    {
      that: "the chapter plays",
      holds: ({ after, params }) => {
        const session = sessionOf(after.os, "weread");
        return (
          isPlaying(session) &&
          after.os.media?.active === "weread" &&
          session?.item === itemOf(params.audio, params.chapter)
        );
      },
    },
    {
      that: "it plays at this speed",
      holds: ({ after, params }) =>
        after.weread.speed === params.speed && sessionOf(after.os, "weread")?.speed === params.speed,
    },
    { that: "it stops at the end of the chapter", holds: ({ after }) => after.os.media?.sleep === "end" },
  ],
  allow: ({ weread: state, os }) => [state.speed, os.media],
  free: [
    {
      why: "Where in the chapter it is, follows from when it was started",
      paths: ({ os }) => [
        os.media?.sessions["weread"]?.positionMs,
        os.media?.sessions["weread"]?.sinceMs,
        os.media?.sessions["weread"]?.skips,
      ],
    },
  ],

  oracle: async (o, { audio, plain, chapter, name, speed }) => {
    await searchStore(o, plain);
    await o.act(weread, "results.showTab", { tab: "audio" });
    await o.sees(plain);
    await o.act(weread, "results.openAudio", { audio });
    await o.sees(name);
    await o.act(weread, "audiobook.playChapter", { chapter });
    await o.act(weread, "player.showPanel", { panel: "speed" });
    await o.act(weread, "player.setSpeed", { speed });
    await o.act(weread, "player.showPanel", { panel: "sleep" });
    await o.act(weread, "player.setSleep", { after: "end" });
  },
});
