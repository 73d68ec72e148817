/** Commands of audiobooks. The phone's media session plays them. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { AudioId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { readAudiobook } from "../../world.ts";
import { speeds } from "./state.ts";

export const audioCommands = {
  chooseChapter: weread.command(
    { audio: AudioId, chapter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500)) },
    (state, { audio: id, chapter }, ctx) => {
      const audio = readAudiobook(ctx.world, id);
      if (!audio) return reject("audio-gone");
      if (chapter >= audio.chapters.length) return reject("chapter-missing");
      state.listened[id] = { audio: id, chapter, ms: 0, at: ctx.now };
      return undefined;
    },
  ),
  setSpeed: weread.command({ speed: v.picklist(speeds) }, (state, { speed }) => {
    state.speed = speed;
  }),
};
