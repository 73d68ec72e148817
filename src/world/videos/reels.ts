/** Composes the frames and the danmaku of videos that are likely to be opened. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { fillSlots } from "../social/forms.ts";
import { splitSentences } from "../social/text-errors.ts";
import { factsOf, generalSlots, listDrafts, type Draft } from "./drafts.ts";
import { linesFor, type ShotLine } from "./form-data.ts";
import type { Barrage, Detail, Reel } from "./index.ts";
import { createFrame } from "./pictures.ts";
import { danmaku as danmakuEn } from "./data/en/talk.ts";
import { danmaku as danmakuZh } from "./data/zh/talk.ts";
import { publics, type Public } from "./words.ts";

/** The number of videos of each public that have frames with captions. */
const reelCounts = { en: 1_150, zh: 1_750 } as const;
const stocks = { en: danmakuEn, zh: danmakuZh };

export interface Shown {
  readonly atMs: number;
  readonly line: ShotLine;
}
export interface Film {
  readonly reel: Reel | null;
  readonly shown: readonly Shown[];
  readonly barrage: Barrage | null;
  readonly facts: Detail["facts"];
}

const colours = ["#fe0302", "#ff7204", "#ffaa02", "#ffd302", "#00cd00", "#00a2ff", "#cc0273"];

/** The number of danmaku that the player loads. */
function countDanmaku(rng: Rng, place: number, plays: number): number {
  if (plays < 60) return 0;
  if (place < 400) return rng.int(30, 44);
  if (place < 1_300) return rng.int(14, 30);
  if (place < 3_000) return rng.int(4, 9);
  return rng.chance(0.1) ? rng.int(1, 3) : 0;
}

function compose(draft: Draft, lang: Public, captions: Composer, danmaku: Composer): Film {
  const { video, form, slots, place } = draft;
  const rng = Rng.of("videos", video.id, "film");
  const lengthMs = video.seconds * 1000;
  const facts: Detail["facts"] = [];
  const shown: Shown[] = [];
  const shots: Reel["shots"] = [];
  if (place < reelCounts[lang] && video.age >= 0) {
    const fitting = form.shots.filter(({ fits }) => fits(draft.subject));
    const count = Math.min(fitting.length, rng.int(4, 7));
    const kept = new Set(rng.sample(fitting, count));
    for (const [i, line] of fitting.filter((one) => kept.has(one)).entries()) {
      // Captions that say nothing about the subject name it in half of the videos.
      const named = lang === "zh" ? `{thing}：${line.caption}` : `{thing^}: ${line.caption}`;
      const chosen = captions.choose(rng, line.caption.includes("{") ? [line.caption] : [line.caption, named], slots);
      if (!chosen) continue;
      const start = Math.floor((video.seconds * i) / count);
      const spread = Math.floor(video.seconds / count / 3);
      const atMs = shots.length === 0 ? 0 : (start + rng.int(0, spread)) * 1000;
      const art = line.art.map((name) => fillSlots(name, slots)).filter((name): name is string => name !== null);
      shots.push({ atMs, picture: createFrame(rng, art, rng.pick(form.grounds)), caption: chosen.text });
      shown.push({ atMs, line });
      const stated = factsOf(form, chosen, slots);
      for (const fact of stated) facts.push({ ...fact, text: chosen.text, from: "shot", atMs, comment: null });
    }
  }
  const lines: Barrage["lines"] = [];
  const said = new Set<string>();
  for (let n = countDanmaku(rng, place, video.plays); n > 0 && video.age >= 0; n--) {
    const moment = shown.length > 0 && rng.chance(0.42) ? rng.int(0, shown.length - 1) : -1;
    let text: string | null = null;
    let atMs = rng.int(500, Math.max(600, lengthMs - 1_500));
    if (moment >= 0) {
      text = danmaku.say(rng, shown[moment]!.line.danmaku, slots, said);
      const end = shown[moment + 1]?.atMs ?? lengthMs;
      atMs = Math.min(shown[moment]!.atMs + rng.int(600, 9_000), end - 300);
    } else if (rng.chance(0.1)) {
      text = danmaku.say(rng, stocks[lang].start, slots, said);
      atMs = rng.int(300, 6_000);
    } else if (rng.chance(0.07)) {
      text = danmaku.say(rng, stocks[lang].end, slots, said);
      atMs = Math.max(400, lengthMs - rng.int(500, 8_000));
    }
    text ??= danmaku.say(
      rng,
      rng.chance(0.6) ? linesFor(form.form.questions, draft.subject) : stocks[lang].any,
      slots,
      said,
    );
    text ??= danmaku.say(rng, stocks[lang].any, slots, said);
    if (text === null) continue;
    said.add(text);
    lines.push({
      atMs: Math.max(0, atMs),
      text,
      colour: rng.chance(0.86) ? "#ffffff" : rng.pick(colours),
      place: rng.chance(0.9) ? "roll" : rng.pick(["top", "bottom"] as const),
    });
  }
  lines.sort((a, b) => a.atMs - b.atMs);
  return {
    reel: shots.length > 0 ? { id: video.id, shots } : null,
    shown,
    barrage: lines.length > 0 ? { id: video.id, lines } : null,
    facts,
  };
}

let cache: ReadonlyMap<string, Film> | null = null;
/** Returns the frames and danmaku of all videos by the video's id. */
export function listFilms(): ReadonlyMap<string, Film> {
  if (cache) return cache;
  const films = new Map<string, Film>();
  for (const lang of publics) {
    const captions = new Composer(lang === "en" ? 7 : 11, generalSlots[lang], splitSentences);
    const danmaku = new Composer(lang === "en" ? 22 : 34, generalSlots[lang], (text) => [text]);
    for (const draft of listDrafts())
      if (draft.video.public === lang) films.set(draft.video.id, compose(draft, lang, captions, danmaku));
  }
  return (cache = films);
}
