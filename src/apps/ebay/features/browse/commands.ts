/** What can happen to searches, and to sellers who are followed. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { dayMs } from "../../../../state/civil.ts";
import goods from "../../../../world/goods/index.ts";
import { GoodsId, SavedId } from "../../ids.ts";
import { countryOf } from "../../lots.ts";
import { member } from "../../member.ts";
import { ebay } from "../../state.ts";
import { tell } from "../../tell.ts";
import { findArgs } from "./find.ts";
import { Filters, sorts, Wanted } from "./state.ts";

const savedMost = 50;
const freshMost = 10;

export const browseCommands = {
  /** Remembers what was looked for; who is signed out has a history as well, on this phone. */
  lookFor: ebay.command({ q: Wanted }, (state, { q }) => {
    if (q === "") return;
    state.searches = [q, ...state.searches.filter((one) => one !== q)].slice(0, 20);
  }),
  forgetSearch: ebay.command({ q: Wanted }, (state, { q }) => {
    if (!state.searches.includes(q)) return reject("search-gone");
    state.searches = state.searches.filter((one) => one !== q);
  }),
  forgetSearches: ebay.command({}, (state) => {
    state.searches = [];
  }),
  saveSearch: member({ q: Wanted, filters: Filters, sort: v.picklist(sorts) }, (state, search, ctx) => {
    const same = (one: { q: string; filters: Filters }) =>
      one.q === search.q && JSON.stringify(one.filters) === JSON.stringify(search.filters);
    if (search.q === "" && search.filters.category === null) return reject("search-empty");
    if (Object.values(state.saved).some(same)) return reject("saved-already");
    if (Object.keys(state.saved).length >= savedMost) return reject("saved-full");
    const id = ctx.newId("saved");
    state.saved[id] = { id, ...search, at: ctx.now, alerts: true, checkedAt: ctx.now, fresh: [] };
    return id;
  }),
  unsaveSearch: member({ saved: SavedId }, (state, { saved }) => {
    if (!state.saved[saved]) return reject("search-gone");
    delete state.saved[saved];
  }),
  setAlerts: member({ saved: SavedId, on: v.boolean() }, (state, { saved, on }, ctx) => {
    const found = state.saved[saved];
    if (!found) return reject("search-gone");
    // What came while nobody listened is not told later.
    if (on) found.checkedAt = ctx.now;
    found.alerts = on;
  }),
  /** The user has looked: nothing is new any more. */
  seeSaved: ebay.command({ saved: SavedId }, (state, { saved }) => {
    const found = state.saved[saved];
    if (!found) return reject("search-gone");
    found.fresh = [];
  }),
  /** Falls due: what was listed since is told. */
  checkSaved: ebay.command({ saved: SavedId }, (state, { saved }, ctx) => {
    const found = state.saved[saved];
    if (!found) return reject("search-gone");
    found.checkedAt = ctx.now;
    const asked = findArgs(found.q, found.filters, "newest", countryOf(state), ctx.now);
    const { rows } = ctx.world(goods.queries.find, { ...asked, page: 0 });
    // Listings come and go; which of the newest came today follows from the day.
    const turn = Math.floor(ctx.now / dayMs) + found.q.length;
    const come = rows.filter(({ id }) => !found.fresh.includes(id));
    if (come.length === 0) return;
    const item = come[turn % come.length]!;
    found.fresh = [item.id, ...found.fresh].slice(0, freshMost);
    const title = ctx.lang === "en" ? item.title.en : item.title.zh;
    tell(state, ctx, { channel: "searches", key: "noticeNewItems", facts: { title }, lead: { to: "saved" } });
  }),
  follow: member({ seller: GoodsId }, (state, { seller }, ctx) => {
    if (state.followed[seller]) return reject("followed-already");
    if (!ctx.world(goods.queries.seller, { id: seller })) return reject("seller-unknown");
    state.followed[seller] = { seller, at: ctx.now, checkedAt: ctx.now, fresh: [] };
  }),
  unfollow: member({ seller: GoodsId }, (state, { seller }) => {
    if (!state.followed[seller]) return reject("seller-unknown");
    delete state.followed[seller];
  }),
  seeSeller: ebay.command({ seller: GoodsId }, (state, { seller }) => {
    const found = state.followed[seller];
    if (found) found.fresh = [];
  }),
  checkSeller: ebay.command({ seller: GoodsId }, (state, { seller }, ctx) => {
    const found = state.followed[seller];
    if (!found) return reject("seller-unknown");
    found.checkedAt = ctx.now;
    const { rows } = ctx.world(goods.queries.find, { seller, sort: "newest" });
    const come = rows.filter(({ id }) => !found.fresh.includes(id));
    if (come.length === 0) return;
    const item = come[Math.floor(ctx.now / dayMs) % come.length]!;
    found.fresh = [item.id, ...found.fresh].slice(0, freshMost);
    const title = ctx.lang === "en" ? item.title.en : item.title.zh;
    const lead = { to: "seller", seller } as const;
    tell(state, ctx, { channel: "searches", key: "noticeNewFromSeller", facts: { title }, lead });
  }),
};
