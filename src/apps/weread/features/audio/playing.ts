/** Starts and reads the app's media session. An item of the session is a chapter: "wr_audio_3:2" is the third one. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import type { Audiobook } from "#world/books/index.ts";
import { isMember } from "../../reading.ts";
import type { State } from "../../state.ts";

/** The number of chapters that everybody can hear. */
export const freeChapters = 2;
export const itemOf = (audio: string, chapter: number): string => `${audio}:${chapter}`;
export function parseItem(item: string): { readonly audio: string; readonly chapter: number } {
  const [audio = "", chapter = "0"] = item.split(":");
  return { audio, chapter: Number(chapter) };
}
type Access = Pick<State, "memberUntil" | "owned">;
export const isAudioOpen = (
  state: Access,
  audio: Pick<Audiobook, "coins" | "isFreeForMembers" | "book">,
  chapter: number,
  now: number,
): boolean =>
  chapter < freeChapters ||
  audio.coins === 0 ||
  state.owned[audio.book] !== undefined ||
  (audio.isFreeForMembers && isMember(state, now));

/** Plays a chapter from a position. */
export function playChapter(
  state: State,
  ctx: Ctx,
  audio: Audiobook,
  chapter: number,
  ms: number,
): Rejection | undefined {
  const found = audio.chapters[chapter];
  if (!found) return reject("chapter-missing");
  if (!isAudioOpen(state, audio, chapter, ctx.now)) return reject("audio-locked");
  ctx.media.start({
    kind: "audiobook",
    item: itemOf(audio.id, chapter),
    title: found.title,
    subtitle: `${audio.title} · ${audio.narrator}`,
    art: { dataset: "books", query: "cover", id: audio.book },
    lengthMs: found.ms,
    positionMs: ms < found.ms ? ms : 0,
    speed: state.speed,
    open: { screen: "player", params: { audio: audio.id } },
    skips: { previous: chapter > 0, next: chapter < audio.chapters.length - 1 },
    whenLeft: "play",
  });
  state.listened[audio.id] = { audio: audio.id, chapter, ms: ms < found.ms ? ms : 0, at: ctx.now };
  return undefined;
}
/** Stores the position of the session, so that the user can continue after another audiobook. */
export function storePosition(state: State, ctx: Ctx): { audio: string; chapter: number } | null {
  const session = ctx.media.session();
  if (!session) return null;
  const place = parseItem(session.item);
  state.listened[place.audio] = { ...place, ms: ctx.media.positionMs() ?? 0, at: ctx.now };
  return place;
}
