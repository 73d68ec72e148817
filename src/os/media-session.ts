/**
 * The phone's media sessions (SPEC, Y). An app that plays something has one session. The phone derives the position of a
 * playing session from the clock, so nothing in the state changes while time passes.
 */
import * as v from "valibot";
import { instant } from "./values.ts";

const appId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const text = v.pipe(v.string(), v.maxLength(200));
const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * 86_400_000));
export const mediaKinds = ["music", "podcast", "audiobook", "video", "live"] as const;
export const speedSchema = v.pipe(v.number(), v.minValue(0.25), v.maxValue(4));
/** The shortest item, in milliseconds. A shorter item would end too often for the phone's clock. */
const minLengthMs = 1000;

const sessionFields = {
  kind: v.picklist(mediaKinds),
  /** The app's id of the item: a track, an episode, a chapter, a video. */
  item: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  title: text,
  subtitle: text,
  /** A query of the world that answers with a picture, and the id of the picture. Null if the item has no picture. */
  art: v.nullable(v.strictObject({ dataset: text, query: text, id: v.pipe(v.string(), v.maxLength(120)) })),
  /** Null for a live stream, which has no end. */
  lengthMs: v.nullable(v.pipe(ms, v.minValue(minLengthMs))),
  speed: speedSchema,
  /** The app's screen that shows the player. */
  open: v.strictObject({ screen: text, params: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])) }),
  /** Whether there is a previous and a next item. */
  skips: v.strictObject({ previous: v.boolean(), next: v.boolean() }),
  /** What happens when the user leaves the app, or when the display turns off: `pip` shows a small window. */
  whenLeft: v.picklist(["play", "pause", "pip"]),
} as const;
export const mediaSessionSchema = v.strictObject({
  ...sessionFields,
  /** The position at `sinceMs`, or the position at which the session is paused. */
  positionMs: ms,
  /** The time since which the session has been playing; null while it is paused. */
  sinceMs: v.nullable(instant),
  /** Whether a call or a meeting paused the session. It plays on when the call or meeting ends. */
  interrupted: v.exactOptional(v.literal(true)),
});
export type MediaSession = v.InferOutput<typeof mediaSessionSchema>;
export const mediaSchema = v.strictObject({
  /** Maps an app to its session. */
  sessions: v.record(appId, mediaSessionSchema),
  /** The app that plays, or that played last; null if no app has a session. */
  active: v.nullable(appId),
  /** When the sleep timer pauses the active session: at a time, or at the end of its item. Null if it is off. */
  sleep: v.nullable(v.union([v.literal("end"), instant])),
});
export type Media = v.InferOutput<typeof mediaSchema>;
/** The small window of a video that goes on outside its app, and its corner of the display. */
export const pipCorners = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export const pipSchema = v.strictObject({ app: appId, corner: v.picklist(pipCorners) });

/** How an app that makes another sound treats media: a call pauses them, an alarm makes them quieter. */
export type MediaInterruption = "pause" | "duck";

const startSchema = v.strictObject({
  ...sessionFields,
  speed: v.optional(speedSchema, 1),
  positionMs: v.optional(ms, 0),
  paused: v.optional(v.boolean(), false),
});
export type MediaStart = v.InferInput<typeof startSchema>;

/** The operations of an app on its own session. All of them do nothing if the app has no session, except `start`. */
export interface MediaDesk {
  /** Replaces the app's session. Unless `paused` is set, pauses the sessions of all other apps. */
  start(session: MediaStart): void;
  resume(): void;
  pause(): void;
  /** Moves to a position, in milliseconds. A position beyond the end becomes the end. */
  seek(positionMs: number): void;
  setSpeed(speed: number): void;
  /** Removes the session. */
  stop(): void;
  /** Sets the sleep timer: a time, the end of the current item, or null to turn it off. */
  sleep(at: number | "end" | null): void;
  session(): MediaSession | null;
  positionMs(): number | null;
}

type MediaReader = { readonly media?: Media };
export const sessionOf = (os: MediaReader, app: string): MediaSession | null => os.media?.sessions[app] ?? null;
export const activeSession = (os: MediaReader): MediaSession | null =>
  os.media?.active == null ? null : sessionOf(os, os.media.active);
export const isPlaying = (session: MediaSession | null): boolean => session !== null && session.sinceMs !== null;
/** Returns the position of a session at a time, in whole milliseconds. A live stream counts from its start. */
export function positionAt(session: MediaSession, now: number): number {
  const { positionMs, sinceMs, speed, lengthMs } = session;
  const at = sinceMs === null ? positionMs : positionMs + Math.max(0, Math.floor((now - sinceMs) * speed));
  return lengthMs === null ? at : Math.min(at, lengthMs);
}
/** Returns when a playing session reaches its end; null for a paused session and for a live stream. */
export function endOf({ positionMs, sinceMs, speed, lengthMs }: MediaSession): number | null {
  if (sinceMs === null || lengthMs === null) return null;
  return sinceMs + Math.max(0, Math.ceil((lengthMs - positionMs) / speed));
}

type MediaHolder = { media?: Media };
/** Pauses a session and stores its position. */
export function pauseSession(session: MediaSession, now: number): void {
  session.positionMs = positionAt(session, now);
  session.sinceMs = null;
  delete session.interrupted;
}
function playSession(os: MediaHolder, app: string, now: number): void {
  const media = os.media!;
  for (const [other, session] of Object.entries(media.sessions)) if (other !== app) pauseSession(session, now);
  const session = media.sessions[app]!;
  if (session.lengthMs !== null && session.positionMs >= session.lengthMs) session.positionMs = 0;
  session.sinceMs ??= now;
  media.active = app;
}
export function resumeSession(os: MediaHolder, app: string, now: number): void {
  if (os.media?.sessions[app]) playSession(os, app, now);
}
/** Changes a session and keeps its position. */
function change(session: MediaSession, now: number, changes: Partial<MediaSession>): void {
  const positionMs = positionAt(session, now);
  Object.assign(session, { positionMs, sinceMs: session.sinceMs === null ? null : now }, changes);
}
export function seekSession(session: MediaSession, now: number, to: number): void {
  const end = session.lengthMs ?? to;
  change(session, now, { positionMs: Math.max(0, Math.min(Math.round(to), end)) });
}
export function stopSession(os: MediaHolder, app: string): void {
  const { media } = os;
  if (!media?.sessions[app]) return;
  delete media.sessions[app];
  if (media.active === app) {
    media.active = Object.keys(media.sessions).toSorted()[0] ?? null;
    media.sleep = null;
  }
}
/** Creates the operations of one app on a draft of the phone. */
export function createMediaDesk(os: MediaHolder, app: string, now: number): MediaDesk {
  const own = (): MediaSession | null => os.media?.sessions[app] ?? null;
  const edit = (run: (session: MediaSession) => void): void => {
    const session = own();
    if (session) run(session);
  };
  return {
    start: (given) => {
      const { paused, ...session } = v.parse(startSchema, given);
      os.media ??= { sessions: {}, active: null, sleep: null };
      const before = own();
      const end = session.lengthMs ?? session.positionMs;
      os.media.sessions[app] = { ...session, positionMs: Math.min(session.positionMs, end), sinceMs: null };
      if (paused) os.media.active ??= app;
      else playSession(os, app, now);
      if (before?.interrupted) os.media.sessions[app].interrupted = true;
    },
    resume: () => resumeSession(os, app, now),
    pause: () => edit((session) => pauseSession(session, now)),
    seek: (to) => edit((session) => seekSession(session, now, to)),
    setSpeed: (speed) => edit((session) => change(session, now, { speed: v.parse(speedSchema, speed) })),
    stop: () => stopSession(os, app),
    sleep: (at) => {
      if (os.media) os.media.sleep = at;
    },
    session: own,
    positionMs: () => {
      const session = own();
      return session && positionAt(session, now);
    },
  };
}
