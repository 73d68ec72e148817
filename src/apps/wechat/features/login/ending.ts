/** What stands in the way of an account's end, and what goes with it. */
import { balanceOf, cardsOf } from "../../../../os/money/read.ts";
import type { OsState } from "../../../../os/state.ts";
import { balance, escrow } from "../../purse.ts";
import { ownedGroups, wipeChats } from "../../links.ts";
import type { State } from "../../state.ts";
import { appId } from "../wallet/queries.ts";

export const obstacles = ["balance", "onItsWay", "cards", "renews", "groups", "orders"] as const;
export type Obstacle = (typeof obstacles)[number];
export function isInTheWay(state: State, os: OsState, what: Obstacle): boolean {
  switch (what) {
    case "balance":
      return balanceOf(os, balance) !== 0;
    case "onItsWay":
      return balanceOf(os, escrow) !== 0;
    case "cards":
      return cardsOf(os, appId).length > 0;
    case "renews":
      return Object.values(state.renews).some((r) => r.on);
    case "groups":
      return ownedGroups(state).length > 0;
    case "orders":
      return (
        Object.values(state.foodOrders).some((m) => m.state !== "done" && m.state !== "cancelled") ||
        Object.values(state.trips).some((t) => t.state !== "done" && t.state !== "cancelled")
      );
  }
}
export const obstaclesOf = (state: State, os: OsState): Obstacle[] =>
  obstacles.filter((what) => isInTheWay(state, os, what));

/** Takes away all that the account held. */
export function wipe(state: State): void {
  wipeChats(state);
  Object.assign(state, {
    posts: {},
    momentsComing: [],
    momentsInbox: [],
    favourites: {},
    following: {},
    articleMarks: {},
    articlesRead: [],
    remarks: {},
    remarksLiked: [],
    nearbySince: null,
    greeted: {},
    nearbyBlocked: [],
    stepLikes: {},
    renews: {},
    utilities: {},
    billNotes: {},
    asking: null,
    cart: { eatery: null, lines: {} },
    foodOrders: {},
    trips: {},
    visits: {},
    doses: [],
    programsUsed: [],
    programsStarred: [],
    permits: {},
    addresses: {},
    addressFirst: null,
    invoices: {},
    emergency: [],
    ownPhoto: null,
    idChangedAt: null,
  });
}
