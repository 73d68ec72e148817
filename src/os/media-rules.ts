/** What the phone does with media sessions by itself (SPEC, Y): interruptions, headsets, leaving the app, the end. */
import type { Draft } from "./command.ts";
import type { AnyApp } from "./define.ts";
import {
  activeSession,
  endOf,
  isPlaying,
  pauseSession,
  resumeSession,
  type MediaInterruption,
} from "./media-session.ts";
import type { OsState, PhoneState } from "./state.ts";

interface Phone {
  readonly apps: readonly AnyApp[];
  frontOf(state: PhoneState): { app: string; screen: string };
  isAsleep(state: PhoneState): boolean;
}
const soundDevices: readonly string[] = ["headset", "speaker", "car"];
const hasSoundDevice = ({ bluetooth }: OsState): boolean =>
  Object.values(bluetooth.devices).some((d) => d.connected && soundDevices.includes(d.kind));

/** Returns how the other sounds of the phone affect media now. A pause is stronger than a lower volume. */
export function mediaInterruption(apps: readonly AnyApp[], state: PhoneState): MediaInterruption | null {
  const all = apps.map((app) => app.interruptsMedia(state.apps[app.id]));
  return all.includes("pause") ? "pause" : all.includes("duck") ? "duck" : null;
}
/** Whether the app in front plays a video. The display then stays on. */
export const showsVideo = (os: OsState, front: string): boolean =>
  os.media?.active === front && activeSession(os)?.kind === "video" && isPlaying(activeSession(os));

/** Returns the commands that become due because media play: the end of the item, and the sleep timer. */
export function mediaDues(os: OsState): { readonly at: number; readonly command: string; readonly args: {} }[] {
  const session = activeSession(os);
  if (!session || !isPlaying(session)) return [];
  const end = endOf(session);
  const sleep = os.media?.sleep;
  return [
    ...(end === null ? [] : [{ at: end, command: "os.mediaEnded", args: {} }]),
    ...(typeof sleep === "number"
      ? [{ at: Math.max(sleep, session.sinceMs!), command: "os.mediaSleep", args: {} }]
      : []),
  ];
}

/**
 * Applies the rules after a command or a tick. `before` is the phone before it. A phone on which nothing has ever played
 * has no media, so the rules cost nothing there.
 */
export function settleMedia(phone: Phone, draft: Draft, before: PhoneState): void {
  const session = activeSession(draft.os);
  if (!session) {
    delete draft.view.pip;
    return;
  }
  const app = draft.os.media!.active!;
  const now = draft.clock.nowMs;
  if (isPlaying(session) || session.interrupted) {
    const stops = mediaInterruption(phone.apps, draft) === "pause";
    if (stops && isPlaying(session)) {
      pauseSession(session, now);
      session.interrupted = true;
    } else if (!stops && session.interrupted) {
      delete session.interrupted;
      resumeSession(draft.os, app, now);
    }
  }
  if (isPlaying(session) && hasSoundDevice(before.os) && !hasSoundDevice(draft.os)) pauseSession(session, now);
  settleWindow(phone, draft, before, app);
}
/** Pauses a video whose app was left, or shows it in a small window. */
function settleWindow(phone: Phone, draft: Draft, before: PhoneState, app: string): void {
  const session = activeSession(draft.os)!;
  const asleep = phone.isAsleep(draft);
  const inFront = phone.frontOf(draft).app === app;
  if (draft.view.pip && (draft.view.pip.app !== app || inFront || asleep || session.whenLeft !== "pip")) {
    delete draft.view.pip;
    if (asleep) pauseSession(session, draft.clock.nowMs);
    return;
  }
  if (!isPlaying(session) || session.whenLeft === "play" || draft.view.pip || (inFront && !asleep)) return;
  const left = draft.view.tasks[app]?.stack.at(-1);
  const shown = phone.frontOf(before);
  if (
    session.whenLeft === "pip" &&
    !asleep &&
    shown.app === app &&
    shown.screen === session.open.screen &&
    left?.screen === session.open.screen
  )
    draft.view.pip = { app, corner: "bottom-right" };
  else pauseSession(session, draft.clock.nowMs);
}
