/** Finds the obstacles to deleting the account, and erases the account's data. */
import { balanceOf, cardsBoundTo } from "#os/money/read.ts";
import type { OsState } from "#os/state.ts";
import { balanceAccount, escrowAccount } from "../../ledger-accounts.ts";
import { ownedGroups, wipeChats } from "../../shared-queries.ts";
import type { State } from "../../state.ts";
import { appId } from "../wallet/queries.ts";

export const obstacles = ["balance", "onItsWay", "cards", "renews", "groups", "orders"] as const;
export type Obstacle = (typeof obstacles)[number];
export function isObstacle(state: State, os: OsState, what: Obstacle): boolean {
  switch (what) {
    case "balance":
      return balanceOf(os, balanceAccount) !== 0;
    case "onItsWay":
      return balanceOf(os, escrowAccount) !== 0;
    case "cards":
      return cardsBoundTo(os, appId).length > 0;
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
export const listObstacles = (state: State, os: OsState): Obstacle[] =>
  obstacles.filter((what) => isObstacle(state, os, what));

/** Erases all data of the account. */
export function wipeAccount(state: State): void {
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
