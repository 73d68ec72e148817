/** Going to a meeting by its number, calling one at once. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { digitsOf, me, MeetingId, People, Topic } from "../../ids.ts";
import { freeNumber } from "../../numbers.ts";
import { isSomebody, keepNames } from "../../people.ts";
import { meeting, type State } from "../../state.ts";
import { goTo, roomFor, wishOf } from "../room/enter.ts";
import type { Room } from "../room/state.ts";
import type { Target } from "./target.ts";

const wish = {
  name: v.string(),
  mic: v.boolean(),
  camera: v.boolean(),
  sound: v.boolean(),
};
export const joinCommands = {
  join: meeting.command({ number: v.string(), password: v.string(), ...wish }, (state, args, ctx) => {
    const number = digitsOf(args.number);
    if (!/^\d{9,10}$/.test(number)) return reject("number-short");
    return goTo(state, ctx, { ...args, number });
  }),
  /** One that stands among the owner's meetings: its password is known. */
  joinListed: meeting.command({ id: MeetingId }, (state, { id }, ctx) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    return goTo(state, ctx, wishOf(state, found.number, found.password));
  }),
  /** Back into one that is still on. */
  joinAgain: meeting.command({ number: v.string() }, (state, { number }, ctx) => {
    const known = Object.values(state.meetings).find((m) => m.number === number);
    const target = known?.password ?? "";
    return goTo(state, ctx, { ...wishOf(state, number, target) });
  }),
  startPersonal: meeting.command({}, (state, _, ctx) => goTo(state, ctx, wishOf(state, state.personal.number))),
  /** A meeting at once; with the personal number, or a new one. */
  quick: meeting.command({ camera: v.boolean(), personal: v.boolean(), people: People }, (state, args, ctx) => {
    if (!state.account.signedIn) return reject("sign-in-first");
    if (state.live) return reject("leave-first");
    if (args.personal) {
      const refused = goTo(state, ctx, { ...wishOf(state, state.personal.number), camera: args.camera });
      if (refused) return refused;
    } else {
      const number = freeNumber(state, ctx);
      const topic = v.parse(
        Topic,
        (ctx.lang === "en" ? `${state.account.name}’s quick meeting` : `${state.account.name}的快速会议`).slice(0, 60),
      );
      const target: Target = {
        meeting: null,
        number,
        topic,
        password: "",
        host: me,
        start: ctx.now,
        minutes: 60,
        over: false,
        seed: "quick",
        mine: true,
        waiting: false,
        only: "all",
        early: true,
        quiet: state.prefs.newQuiet,
        invitees: [],
        guests: 0,
        locksAfter: null,
      };
      // The room is there: going to its number finds it.
      roomFor(state, ctx, target);
      const refused = goTo(state, ctx, { ...wishOf(state, number), camera: args.camera });
      if (refused) return refused;
    }
    keepNames(state, args.people, ctx.content("contacts"));
    const room = roomIn(state);
    for (const id of args.people) if (room && isSomebody(state, id)) room.fates[id] = { invited: ctx.now };
    return undefined;
  }),
  /** In, with the whole screen shown at once. */
  joinToShare: meeting.command({ number: v.string(), password: v.string() }, (state, args, ctx) => {
    const number = digitsOf(args.number);
    if (!/^\d{9,10}$/.test(number)) return reject("number-short");
    const refused = goTo(state, ctx, { ...wishOf(state, number, args.password), mic: false, camera: false });
    if (refused) return refused;
    if (state.live) state.live.share = { what: "screen", paused: false, at: ctx.now };
    return undefined;
  }),
  forgetTried: meeting.command({}, (state) => {
    state.tried = [];
  }),
};
/** Read afresh: going to a meeting has changed where the owner is. */
const roomIn = ({ live, rooms }: State): Room | undefined => (live ? rooms[live.room] : undefined);
