/** Commands for searches and followed sellers. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import goods from "#world/goods/index.ts";
import { GoodsId, SavedId } from "../../ids.ts";
import { destinationCountry } from "../../item-terms.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { findArgs } from "./find.ts";
import { Filters, sorts, SearchText } from "./state.ts";

const maxSavedSearches = 50;
const maxNewItems = 10;

export const browseCommands = {
  /** Stores the search. The phone also stores the searches of a signed-out user. */
  lookFor: ebay.command({ q: SearchText }, (state, { q }) => {
    if (q === "") return;
    state.searches = [q, ...state.searches.filter((one) => one !== q)].slice(0, 20);
  }),
  forgetSearch: ebay.command({ q: SearchText }, (state, { q }) => {
    if (!state.searches.includes(q)) return reject("search-gone");
    state.searches = state.searches.filter((one) => one !== q);
  }),
  forgetSearches: ebay.command({}, (state) => {
    state.searches = [];
  }),
  saveSearch: signedInCommand({ q: SearchText, filters: Filters, sort: v.picklist(sorts) }, (state, search, ctx) => {
    const same = (one: { q: string; filters: Filters }) =>
      one.q === search.q && JSON.stringify(one.filters) === JSON.stringify(search.filters);
    if (search.q === "" && search.filters.category === null) return reject("search-empty");
    if (Object.values(state.saved).some(same)) return reject("saved-already");
    if (Object.keys(state.saved).length >= maxSavedSearches) return reject("saved-full");
    const id = ctx.newId("saved");
    state.saved[id] = { id, ...search, at: ctx.now, alerts: true, checkedAt: ctx.now, fresh: [] };
    return id;
  }),
  unsaveSearch: signedInCommand({ saved: SavedId }, (state, { saved }) => {
    if (!state.saved[saved]) return reject("search-gone");
    delete state.saved[saved];
  }),
  setAlerts: signedInCommand({ saved: SavedId, on: v.boolean() }, (state, { saved, on }, ctx) => {
    const found = state.saved[saved];
    if (!found) return reject("search-gone");
    // Listings that appeared while alerts were off must not cause a notification.
    if (on) found.checkedAt = ctx.now;
    found.alerts = on;
  }),
  /** Clears the list of new listings, because the user has now looked at it. */
  seeSaved: ebay.command({ saved: SavedId }, (state, { saved }) => {
    const found = state.saved[saved];
    if (!found) return reject("search-gone");
    found.fresh = [];
  }),
  /** Scheduled. Notifies the user of a new listing. */
  checkSaved: ebay.command({ saved: SavedId }, (state, { saved }, ctx) => {
    const found = state.saved[saved];
    if (!found) return reject("search-gone");
    found.checkedAt = ctx.now;
    const asked = findArgs(found.q, found.filters, "newest", destinationCountry(state), ctx.now);
    const { rows } = ctx.world(goods.queries.find, { ...asked, page: 0 });
    // The world does not store the time at which a listing was created, so the day selects one of the newest listings
    // as the new one.
    const turn = Math.floor(ctx.now / dayMs) + found.q.length;
    const come = rows.filter(({ id }) => !found.fresh.includes(id));
    if (come.length === 0) return;
    const item = come[turn % come.length]!;
    found.fresh = [item.id, ...found.fresh].slice(0, maxNewItems);
    const title = ctx.lang === "en" ? item.title.en : item.title.zh;
    notifyOwner(state, ctx, { channel: "searches", key: "noticeNewItems", facts: { title }, lead: { to: "saved" } });
  }),
  follow: signedInCommand({ seller: GoodsId }, (state, { seller }, ctx) => {
    if (state.followed[seller]) return reject("followed-already");
    if (!ctx.world(goods.queries.seller, { id: seller })) return reject("seller-unknown");
    state.followed[seller] = { seller, at: ctx.now, checkedAt: ctx.now, fresh: [] };
  }),
  unfollow: signedInCommand({ seller: GoodsId }, (state, { seller }) => {
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
    found.fresh = [item.id, ...found.fresh].slice(0, maxNewItems);
    const title = ctx.lang === "en" ? item.title.en : item.title.zh;
    const lead = { to: "seller", seller } as const;
    notifyOwner(state, ctx, { channel: "searches", key: "noticeNewFromSeller", facts: { title }, lead });
  }),
};
