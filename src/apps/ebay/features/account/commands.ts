/** Signing in and out, settings, and closing the account. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import { cardsBoundTo } from "#os/money/read.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay } from "../../state.ts";
import { prefs } from "./prefs.ts";
import { Password } from "./state.ts";

/** The time for which the owner can reopen a closed account. */
const closeDelayMs = 30 * dayMs;

export const accountCommands = {
  /** Signs in. Signing in within thirty days after closing the account reopens it. */
  signIn: ebay.command({ name: v.string(), password: v.string() }, (state, { name, password }) => {
    const { account } = state;
    if (account.signedIn) return reject("signed-in");
    const known = [account.email, account.handle].map((one) => one.toLowerCase());
    if (!known.includes(name.trim().toLowerCase()) || password !== account.password) return reject("sign-in-wrong");
    account.signedIn = true;
    account.closesAt = null;
  }),
  signInByFinger: ebay.command({}, (state) => {
    if (state.account.signedIn) return reject("signed-in");
    if (!state.prefs.fingerprint) return reject("finger-off");
    state.account.signedIn = true;
    state.account.closesAt = null;
  }),
  signOut: signedInCommand({}, (state) => {
    state.account.signedIn = false;
  }),
  rename: signedInCommand({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)) }, (state, { name }) => {
    state.account.name = name;
  }),
  changePassword: signedInCommand({ password: v.string(), next: Password }, (state, { password, next }) => {
    if (password !== state.account.password) return reject("password-wrong");
    if (next === password) return reject("password-same");
    state.account.password = next;
  }),
  /**
   * Changes settings. Theme, currency and country can be changed without signing in; all other settings require signing
   * in.
   */
  configure: ebay.command(prefs.changes, (state, changes) => {
    const open = Object.keys(changes).every((name) => ["theme", "currency", "country"].includes(name));
    if (!open && !state.account.signedIn) return reject("sign-in-first");
    Object.assign(state.prefs, changes);
  }),
  closeAccount: signedInCommand({ password: v.string() }, (state, { password }, ctx) => {
    if (password !== state.account.password) return reject("password-wrong");
    state.account.signedIn = false;
    state.account.closesAt = ctx.now + closeDelayMs;
  }),
  /** Scheduled. Erases the account's data thirty days after the account was closed. */
  forgetAccount: ebay.command({}, (state, _, ctx) => {
    if (state.account.closesAt === null) return reject("account-open");
    for (const card of cardsBoundTo(ctx.os, "ebay")) ctx.money.unbind(card.id);
    Object.assign(state, {
      saved: {},
      followed: {},
      watches: {},
      bids: {},
      offers: {},
      cart: [],
      coupon: null,
      coupons: {},
      addresses: {},
      mainAddress: null,
      payWith: "any",
      orders: {},
      threads: {},
      notices: [],
      listings: {},
      buyerOffers: {},
      sales: {},
    });
    state.account.closesAt = null;
    state.account.password = `${state.account.password.slice(0, 20)}-closed-${ctx.newId("gone")}`.slice(0, 40);
    state.prefs.fingerprint = false;
  }),
};
