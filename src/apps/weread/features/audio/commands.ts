/** Commands of audiobooks. The phone's media session plays them. */
import * as v from "valibot";
import { reject, wholeNumber, type Rejection } from "#os/values.ts";
import type { Ctx } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import { AudioId } from "../../ids.ts";
import { weread, type State } from "../../state.ts";
import { readAudiobook } from "../../world.ts";
import { parseItem, playChapter, storePosition } from "./playing.ts";
import { sleepMinutes, speeds } from "./state.ts";

/** Plays the chapter before or after the current one. */
function step(state: State, ctx: Ctx, by: 1 | -1): Rejection | undefined {
  const here = storePosition(state, ctx);
  const audio = here && readAudiobook(ctx.world, here.audio);
  if (!here || !audio) return reject("audio-silent");
  return playChapter(state, ctx, audio, here.chapter + by, 0);
}
export const audioCommands = {
  /** Plays an audiobook from where the user stopped, or from the start of a chapter. */
  playAudio: weread.command(
    { audio: AudioId, chapter: v.optional(v.nullable(v.pipe(wholeNumber, v.maxValue(500))), null) },
    (state, { audio: id, chapter }, ctx) => {
      const session = ctx.media.session();
      const here = session ? parseItem(session.item) : null;
      if (here?.audio === id && (chapter === null || chapter === here.chapter)) return void ctx.media.resume();
      const audio = readAudiobook(ctx.world, id);
      if (!audio) return reject("audio-gone");
      storePosition(state, ctx);
      const known = state.listened[id];
      if (chapter !== null) return playChapter(state, ctx, audio, chapter, 0);
      return playChapter(state, ctx, audio, known?.chapter ?? 0, known?.ms ?? 0);
    },
  ),
  pauseAudio: weread.command({}, (state, _, ctx) => {
    if (!storePosition(state, ctx)) return reject("audio-silent");
    ctx.media.pause();
    return undefined;
  }),
  seekAudio: weread.command({ ms: wholeNumber }, (state, { ms }, ctx) => {
    if (!ctx.media.session()) return reject("audio-silent");
    ctx.media.seek(ms);
    storePosition(state, ctx);
    return undefined;
  }),
  /** Moves the position by some seconds. */
  skipAudio: weread.command({ seconds: v.picklist([-15, 15]) }, (state, { seconds }, ctx) => {
    const at = ctx.media.positionMs();
    if (at === null) return reject("audio-silent");
    ctx.media.seek(Math.max(0, at + seconds * 1000));
    storePosition(state, ctx);
    return undefined;
  }),
  nextChapter: weread.command({}, (state, _, ctx) => step(state, ctx, 1)),
  previousChapter: weread.command({}, (state, _, ctx) => step(state, ctx, -1)),
  /** The phone runs this command at the end of a chapter. */
  chapterEnded: weread.command({}, (state, _, ctx) => {
    const here = storePosition(state, ctx);
    const audio = here && readAudiobook(ctx.world, here.audio);
    if (!here || !audio || here.chapter + 1 >= audio.chapters.length) return;
    playChapter(state, ctx, audio, here.chapter + 1, 0);
  }),
  setSpeed: weread.command({ speed: v.picklist(speeds) }, (state, { speed }, ctx) => {
    state.speed = speed;
    ctx.media.setSpeed(speed);
  }),
  /** Sets the sleep timer: minutes, the end of the chapter ("end"), or null. */
  setSleep: weread.command(
    { after: v.nullable(v.union([v.literal("end"), v.picklist(sleepMinutes)])) },
    (state, { after }, ctx) => {
      if (!storePosition(state, ctx)) return reject("audio-silent");
      ctx.media.sleep(typeof after === "number" ? ctx.now + after * minuteMs : after);
      return undefined;
    },
  ),
};
