/** The data of a new account. */
import { emptyQueue } from "./features/player/queue.ts";
import { thisPhone } from "./features/player/state.ts";
import { prefs } from "./features/settings/prefs.ts";
import type { UserData } from "./state.ts";

export const emptyUser: Omit<UserData, "account"> = {
  recents: [],
  saved: {},
  pins: [],
  liked: {},
  savedEpisodes: {},
  heard: {},
  ratings: {},
  librarySort: "recents",
  libraryLayout: "list",
  playlists: {},
  sorts: {},
  additions: [],
  queue: emptyQueue,
  positionMs: 0,
  listening: null,
  plays: [],
  skips: [],
  speed: 1,
  devices: [],
  device: thisPhone,
  concerts: {},
  downloads: {},
  kept: {},
  follows: {},
  followers: {},
  blends: {},
  followBacks: [],
  subscription: null,
  order: null,
  receipts: [],
  prefs: prefs.start,
  privateUntil: null,
};
