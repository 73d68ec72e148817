/** Commands that join a meeting by its number or start a new meeting. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { digitsOf, me, MeetingId, People, Topic } from "../../ids.ts";
import { createNumber } from "../../numbers.ts";
import { isKnownPerson, storeContactNames } from "../../people.ts";
import { meeting, type State } from "../../state.ts";
import { joinMeeting, createRoom, defaultJoinRequest } from "../room/enter.ts";
import type { Room } from "../room/state.ts";
import type { JoinTarget } from "./target.ts";

const joinFields = {
  name: v.string(),
  mic: v.boolean(),
  camera: v.boolean(),
  sound: v.boolean(),
};
export const joinCommands = {
  join: meeting.command({ number: v.string(), password: v.string(), ...joinFields }, (state, args, ctx) => {
    const number = digitsOf(args.number);
    if (!/^\d{9,10}$/.test(number)) return reject("number-short");
    return joinMeeting(state, ctx, { ...args, number });
  }),
  /** Joins a meeting from the owner's list, with the password that is stored for this meeting. */
  joinListed: meeting.command({ id: MeetingId }, (state, { id }, ctx) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    return joinMeeting(state, ctx, defaultJoinRequest(state, found.number, found.password));
  }),
  /** Rejoins a meeting that has not ended yet. */
  joinAgain: meeting.command({ number: v.string() }, (state, { number }, ctx) => {
    const known = Object.values(state.meetings).find((m) => m.number === number);
    const target = known?.password ?? "";
    return joinMeeting(state, ctx, { ...defaultJoinRequest(state, number, target) });
  }),
  startPersonal: meeting.command({}, (state, _, ctx) =>
    joinMeeting(state, ctx, defaultJoinRequest(state, state.personal.number)),
  ),
  /** Starts a meeting immediately, with the personal number or a new number. */
  quick: meeting.command({ camera: v.boolean(), personal: v.boolean(), people: People }, (state, args, ctx) => {
    if (!state.account.signedIn) return reject("sign-in-first");
    if (state.live) return reject("leave-first");
    if (args.personal) {
      const refused = joinMeeting(state, ctx, {
        ...defaultJoinRequest(state, state.personal.number),
        camera: args.camera,
      });
      if (refused) return refused;
    } else {
      const number = createNumber(state, ctx);
      const topic = v.parse(
        Topic,
        (ctx.lang === "en" ? `${state.account.name}’s quick meeting` : `${state.account.name}的快速会议`).slice(0, 60),
      );
      const target: JoinTarget = {
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
      // The room must exist before `joinMeeting` can find it by its number.
      createRoom(state, ctx, target);
      const refused = joinMeeting(state, ctx, { ...defaultJoinRequest(state, number), camera: args.camera });
      if (refused) return refused;
    }
    storeContactNames(state, args.people, ctx.content("contacts"));
    const room = currentRoom(state);
    for (const id of args.people) if (room && isKnownPerson(state, id)) room.fates[id] = { invited: ctx.now };
    return undefined;
  }),
  /** Joins a meeting and immediately shares the whole screen. */
  joinToShare: meeting.command({ number: v.string(), password: v.string() }, (state, args, ctx) => {
    const number = digitsOf(args.number);
    if (!/^\d{9,10}$/.test(number)) return reject("number-short");
    const refused = joinMeeting(state, ctx, {
      ...defaultJoinRequest(state, number, args.password),
      mic: false,
      camera: false,
    });
    if (refused) return refused;
    if (state.live) state.live.share = { what: "screen", paused: false, at: ctx.now };
    return undefined;
  }),
  forgetTried: meeting.command({}, (state) => {
    state.tried = [];
  }),
};
/** Reads the current room from the state again, because joining a meeting has changed `live`. */
const currentRoom = ({ live, rooms }: State): Room | undefined => (live ? rooms[live.room] : undefined);
