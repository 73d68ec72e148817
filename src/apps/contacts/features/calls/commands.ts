import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { normalizeNumber, isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { dayMs } from "#state/civil.ts";
import { keepDays } from "../settings/prefs.ts";
import {
  findByName,
  findByNumber,
  callerName,
  connectMs,
  isCallBlocked,
  isRecorded,
  talkTimeMs,
} from "../../queries.ts";
import { CallId, type Call } from "./state.ts";
import { PhoneNumber } from "../cards/state.ts";
import { contacts, type State } from "../../state.ts";
import { Response, speedKeys } from "../settings/state.ts";

/** A second call from the same number within this time can ring in do-not-disturb mode. */
const repeatMs = 15 * 60_000;
function log(state: State, ctx: Ctx, entry: Omit<Call, "id">): void {
  const id = ctx.newId("call");
  state.calls[id] = { id, ...entry };
}
function notifyMissed(state: State, ctx: Ctx, number: string): void {
  const contact = findByNumber(state, number);
  ctx.notify({
    key: "missedFrom",
    facts: { name: callerName(state, number) },
    open: { screen: "history", params: { contact: contact?.id ?? null, number } },
  });
}

const isAbroad = (number: string): boolean => /^(\+|00)/.test(number.trim()) && !/^(\+|00)86/.test(number.trim());
function startCall(state: State, ctx: Ctx, number: string): Rejection | void {
  if (state.talk) return reject("call-running");
  if (normalizeNumber(number) === "") return reject("number-none");
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
function endCall(state: State, ctx: Ctx): Rejection | void {
  const talk = state.talk;
  if (!talk) return reject("call-over");
  const { number, incoming, startedAt: at } = talk;
  const kind = !incoming ? "outgoing" : talk.connectsAt === null ? "declined" : "incoming";
  log(state, ctx, { number, kind, at, durationMs: talkTimeMs(talk, ctx.now) });
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
  if (kind === "missed") notifyMissed(state, ctx, number);
}

export const callsCommands = {
  /** Starts a call. The other side answers after `connectMs`. */
  dial: contacts.command({ number: PhoneNumber }, (state, { number }, ctx) => startCall(state, ctx, number)),
  /** Calls the number of a speed dial key. Key 1 calls the voicemail. */
  dialSpeed: contacts.command({ key: v.picklist(["1", ...speedKeys]) }, (state, { key }, ctx) => {
    const number = key === "1" ? state.prefs.voicemailNumber : state.speed[key];
    return number ? startCall(state, ctx, number) : reject("speed-empty", { key });
  }),
  /** Another person calls this phone. */
  ring: contacts.command({ number: PhoneNumber }, (state, { number: from }, ctx) => {
    if (ctx.os.settings.network.airplane || state.barred.includes("barIncoming")) return;
    const number = isPhoneNumber(from) ? from : (findByName(state, from)?.phones[0]?.number ?? from);
    const { forwardAlways, forwardBusy, waiting } = state.prefs;
    const note = (kind: Call["kind"]): void => log(state, ctx, { number, kind, at: ctx.now, durationMs: 0 });
    if (isCallBlocked(state, number)) return note("blocked");
    if (forwardAlways !== "") return note("forwarded");
    if (state.talk && !waiting) {
      // The caller gets a busy tone. The phone logs the call only if it forwards the call.
      if (forwardBusy !== "") note("forwarded");
      return;
    }
    if (state.talk) {
      note("missed");
      return notifyMissed(state, ctx, number);
    }
    const repeated = Object.values(state.calls).some(
      (call) => call.kind === "missed" && sameNumber(call.number, number) && ctx.now - call.at < repeatMs,
    );
    if (ctx.keptQuiet({ kind: "calls", from: number, repeated })) {
      log(state, ctx, { number, kind: "missed", at: ctx.now, durationMs: 0 });
      return notifyMissed(state, ctx, number);
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
  /** Ends the call, or declines a ringing call, and logs the call. */
  hangUp: contacts.command({}, (state, _, ctx) => endCall(state, ctx)),
  /** Declines a ringing call and sends a message with the reason. */
  declineWith: contacts.command({ text: Response }, (state, { text }, ctx) => {
    const number = state.talk?.number ?? "";
    const refused = endCall(state, ctx);
    if (refused) return refused;
    if (!isPhoneNumber(number)) return;
    const sent = ctx.provide({ op: "insert", authority: "sms", args: { numbers: [number], text } });
    if ("reject" in sent) return sent;
  }),
  /** Scheduled. Marks a ringing call as missed, because the user did not answer. */
  miss: contacts.command({}, (state, _, ctx) => miss(state, ctx)),
  /** Called when airplane mode is turned on: a ringing call becomes a missed call, and an active call ends. */
  loseNetwork: contacts.command({ lost: v.boolean() }, (state, { lost }, ctx) => {
    if (!lost || !state.talk) return;
    if (state.talk.connectsAt === null) miss(state, ctx);
    else return endCall(state, ctx);
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
  /** Scheduled. Deletes calls that are older than the retention setting. */
  forgetCalls: contacts.command({}, (state, _, ctx) => {
    const days = keepDays[state.prefs.retention];
    if (days === 0) return;
    for (const c of Object.values(state.calls)) if (c.at <= ctx.now - days * dayMs) delete state.calls[c.id];
  }),
};
