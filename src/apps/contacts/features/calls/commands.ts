/** What can happen to calls. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { digitsOf, isNumber, sameNumber } from "../../../../os/numbers.ts";
import { dayMs } from "../../../../state/civil.ts";
import { keepDays } from "../settings/prefs.ts";
import { byName, byNumber, callerOf, connectMs, isKeptOut, isRecorded, talkedMs } from "../../queries.ts";
import { CallId, type Call } from "./state.ts";
import { PhoneNumber } from "../cards/state.ts";
import { contacts, type State } from "../../state.ts";
import { Response, speedKeys } from "../settings/state.ts";

/** Who calls again so soon may get through do-not-disturb. */
const repeatMs = 15 * 60_000;
function log(state: State, ctx: Ctx, entry: Omit<Call, "id">): void {
  const id = ctx.newId("call");
  state.calls[id] = { id, ...entry };
}
function tellMissed(state: State, ctx: Ctx, number: string): void {
  const contact = byNumber(state, number);
  ctx.notify({
    key: "missedFrom",
    facts: { name: callerOf(state, number) },
    open: { screen: "history", params: { contact: contact?.id ?? null, number } },
  });
}

const isAbroad = (number: string): boolean => /^(\+|00)/.test(number.trim()) && !/^(\+|00)86/.test(number.trim());
function call(state: State, ctx: Ctx, number: string): Rejection | void {
  if (state.talk) return reject("call-running");
  if (digitsOf(number) === "") return reject("number-none");
  if (ctx.os.settings.network.airplane) return reject("airplane");
  const { sims } = ctx.os;
  const { callSim } = state.prefs;
  const able = callSim === "simAsk" ? Object.values(sims).some((s) => s.on) : sims[callSim.replace("sim", "sim_")]?.on;
  if (able !== true) return reject("no-sim");
  if (state.barred.includes("barOutgoing")) return reject("barred");
  if (state.barred.includes("barInternational") && isAbroad(number)) return reject("barred-abroad");
  if (state.fixed.on && !state.fixed.numbers.some((n) => sameNumber(n, number))) return reject("fixed-only");
  state.talk = {
    number: number.trim(),
    incoming: false,
    startedAt: ctx.now,
    connectsAt: ctx.now + connectMs,
    muted: false,
    speaker: false,
    recording: isRecorded(state, number),
  };
  ctx.broadcast("phone-state", { state: "offhook" });
}
function end(state: State, ctx: Ctx): Rejection | void {
  const talk = state.talk;
  if (!talk) return reject("call-over");
  const { number, incoming, startedAt: at } = talk;
  const kind = !incoming ? "outgoing" : talk.connectsAt === null ? "declined" : "incoming";
  log(state, ctx, { number, kind, at, durationMs: talkedMs(talk, ctx.now) });
  state.talk = null;
  ctx.broadcast("phone-state", { state: "idle" });
}
function miss(state: State, ctx: Ctx): void {
  const talk = state.talk;
  if (!talk || talk.connectsAt !== null) return;
  const { number, startedAt: at } = talk;
  const kind = state.prefs.forwardUnanswered === "" ? "missed" : "forwarded";
  log(state, ctx, { number, kind, at, durationMs: 0 });
  state.talk = null;
  ctx.broadcast("phone-state", { state: "idle" });
  if (kind === "missed") tellMissed(state, ctx, number);
}

export const callsCommands = {
  /** Starts a call; the other side answers after a moment. */
  dial: contacts.command({ number: PhoneNumber }, (state, { number }, ctx) => call(state, ctx, number)),
  /** Calls the number that lies on a key: of the voicemail on 1. */
  dialSpeed: contacts.command({ key: v.picklist(["1", ...speedKeys]) }, (state, { key }, ctx) => {
    const number = key === "1" ? state.prefs.voicemailNumber : state.speed[key];
    return number ? call(state, ctx, number) : reject("speed-empty", { key });
  }),
  /** Someone calls this phone. */
  ring: contacts.command({ number: PhoneNumber }, (state, { number: from }, ctx) => {
    if (ctx.os.settings.network.airplane || state.barred.includes("barIncoming")) return;
    const number = isNumber(from) ? from : (byName(state, from)?.phones[0]?.number ?? from);
    const { forwardAlways, forwardBusy, waiting } = state.prefs;
    const note = (kind: Call["kind"]): void => log(state, ctx, { number, kind, at: ctx.now, durationMs: 0 });
    if (isKeptOut(state, number)) return note("blocked");
    if (forwardAlways !== "") return note("forwarded");
    if (state.talk && !waiting) {
      // The other side hears that the line is busy; this phone knows of it only where it sends the call on.
      if (forwardBusy !== "") note("forwarded");
      return;
    }
    if (state.talk) {
      note("missed");
      return tellMissed(state, ctx, number);
    }
    const again = Object.values(state.calls).some(
      (call) => call.kind === "missed" && sameNumber(call.number, number) && ctx.now - call.at < repeatMs,
    );
    if (ctx.keptQuiet({ kind: "calls", from: number, again })) {
      log(state, ctx, { number, kind: "missed", at: ctx.now, durationMs: 0 });
      return tellMissed(state, ctx, number);
    }
    state.talk = {
      number,
      incoming: true,
      startedAt: ctx.now,
      connectsAt: null,
      muted: false,
      speaker: false,
      recording: false,
    };
    ctx.present("call", {});
    ctx.broadcast("phone-state", { state: "ringing" });
  }),
  answer: contacts.command({}, (state, _, ctx) => {
    if (!state.talk || state.talk.connectsAt !== null) return reject("call-over");
    state.talk.connectsAt = ctx.now;
    state.talk.recording = isRecorded(state, state.talk.number);
    ctx.broadcast("phone-state", { state: "offhook" });
  }),
  /** Ends the call, or declines one that rings, and writes it down. */
  hangUp: contacts.command({}, (state, _, ctx) => end(state, ctx)),
  /** Declines a call that rings, and says why in a message. */
  declineWith: contacts.command({ text: Response }, (state, { text }, ctx) => {
    const number = state.talk?.number ?? "";
    const refused = end(state, ctx);
    if (refused) return refused;
    if (!isNumber(number)) return;
    const sent = ctx.provide({ op: "insert", authority: "sms", args: { numbers: [number], text } });
    if ("reject" in sent) return sent;
  }),
  /** Nobody answered a ringing call. */
  miss: contacts.command({}, (state, _, ctx) => miss(state, ctx)),
  /** Airplane mode comes on: a call that rings is missed, one under way is over. */
  loseNetwork: contacts.command({ lost: v.boolean() }, (state, { lost }, ctx) => {
    if (!lost || !state.talk) return;
    if (state.talk.connectsAt === null) miss(state, ctx);
    else return end(state, ctx);
  }),
  setRecording: contacts.command({ on: v.boolean() }, (state, { on }) => {
    if (!state.talk) return reject("call-over");
    state.talk.recording = on;
  }),
  setMuted: contacts.command({ on: v.boolean() }, (state, { on }) => {
    if (!state.talk) return reject("call-over");
    state.talk.muted = on;
  }),
  setSpeaker: contacts.command({ on: v.boolean() }, (state, { on }) => {
    if (!state.talk) return reject("call-over");
    state.talk.speaker = on;
  }),
  deleteCall: contacts.command({ id: CallId }, (state, { id }) => {
    if (!state.calls[id]) return reject("entry-missing");
    delete state.calls[id];
  }),
  clearLog: contacts.command({}, (state) => {
    state.calls = {};
  }),
  /** Calls that are older than the user wants to keep. */
  forgetCalls: contacts.command({}, (state, _, ctx) => {
    const days = keepDays[state.prefs.retention];
    if (days === 0) return;
    for (const c of Object.values(state.calls)) if (c.at <= ctx.now - days * dayMs) delete state.calls[c.id];
  }),
};
