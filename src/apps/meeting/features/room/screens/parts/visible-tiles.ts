/** Returns the tiles for the participants at a moment. The owner's tile is first. */
import type { Lang } from "#os/values.ts";
import { me } from "#apps/meeting/ids.ts";
import type { TileData } from "#apps/meeting/looks/tiles.tsx";
import { nameOf } from "#apps/meeting/people.ts";
import type { State } from "#apps/meeting/state.ts";
import {
  isCameraOn,
  isHandRaised,
  isMicOn,
  presentMembers,
  reactionAt,
  speakerAt,
  listVisits,
} from "../../presence.ts";
import { reactions, type Room } from "../../state.ts";

const reactionMs = 10_000;
/** Returns the owner's tile as other participants see it. */
export function ownTile(state: State, room: Room, now: number): TileData {
  const { live, prefs } = state;
  const sign = live?.reaction && now - live.reaction.at < reactionMs ? live.reaction.sign : undefined;
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
export function otherTiles(state: State, room: Room, lang: Lang, now: number): TileData[] {
  const visits = listVisits(room);
  const speaker = speakerAt(room, now, visits);
  const sign = reactionAt(room, now, reactions);
  return presentMembers(room, now, visits).map((visit) => ({
    id: visit.id,
    name: nameOf(state, visit.id, lang),
    mic: isMicOn(room, visit, now),
    camera: isCameraOn(room, visit, now),
    speaks: visit.id === speaker,
    hand: isHandRaised(room, visit, now),
    ...(sign?.id === visit.id ? { sign: sign.sign } : {}),
  }));
}
