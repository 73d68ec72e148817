import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { ConcertId } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { notifyUser } from "../../notify.ts";
import { spotify } from "../../state.ts";
import { concertTime } from "./queries.ts";

export const catalogueCommands = {
  /** Marks a concert as interesting. The user is reminded a day before it. */
  toggleConcert: memberCommand({ concert: ConcertId }, (state, { concert }, ctx) => {
    if (state.concerts[concert]) {
      delete state.concerts[concert];
      return undefined;
    }
    const found = ctx.world(music.queries.concert, { id: concert });
    if (!found) return reject("item-missing");
    const remindAt = concertTime(found, state.startedAt, ctx.offsetMin) - dayMs;
    state.concerts[concert] = { at: ctx.now, remindAt: remindAt > ctx.now ? remindAt : null };
    return undefined;
  }),
  /** Runs on the clock. */
  remindOfConcert: spotify.command({ concert: ConcertId }, (state, { concert }, ctx) => {
    const kept = state.concerts[concert];
    const found = ctx.world(music.queries.concert, { id: concert });
    if (!kept || kept.remindAt === null || kept.remindAt > ctx.now || !found) return;
    kept.remindAt = null;
    notifyUser(state, ctx, {
      key: "noticeConcert",
      pref: "notifyConcerts",
      channel: "concerts",
      facts: { artist: found.artist.name, venue: found.venue },
      tag: `concert_${concert}`,
      open: { screen: "concert", params: { concert } },
    });
  }),
};
