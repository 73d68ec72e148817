/** What is seen of a meeting at a moment: people as tiles, the owner first. */
import type { Lang } from "../../../../../../os/values.ts";
import { me } from "../../../../ids.ts";
import type { TileOf } from "../../../../looks/tiles.tsx";
import { nameOf } from "../../../../people.ts";
import type { State } from "../../../../state.ts";
import { cameraOf, handOf, micOf, presentIn, signAt, speakerAt, visitsOf } from "../../presence.ts";
import { signs, type Room } from "../../state.ts";

const signMs = 10_000;
/** The owner as others see them. */
export function ownTile(state: State, room: Room, now: number): TileOf {
  const { live, prefs } = state;
  const sign = live?.reaction && now - live.reaction.at < signMs ? live.reaction.sign : undefined;
  return {
    id: me,
    name: room.name,
    mic: live?.mic ?? false,
    camera: live?.camera ?? false,
    speaks: false,
    hand: live?.hand != null,
    ...(sign === undefined ? {} : { sign }),
    mirrored: prefs.mirror && live?.front === true,
    ground: live?.front === true ? prefs.background : "none",
  };
}
export function othersIn(state: State, room: Room, lang: Lang, now: number): TileOf[] {
  const visits = visitsOf(room);
  const speaker = speakerAt(room, now, visits);
  const sign = signAt(room, now, signs);
  return presentIn(room, now, visits).map((visit) => ({
    id: visit.id,
    name: nameOf(state, visit.id, lang),
    mic: micOf(room, visit, now),
    camera: cameraOf(room, visit, now),
    speaks: visit.id === speaker,
    hand: handOf(room, visit, now),
    ...(sign?.id === visit.id ? { sign: sign.sign } : {}),
  }));
}
