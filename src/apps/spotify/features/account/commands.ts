/** Commands for signing up, logging in and out, the password and the profile. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { civilOf, minuteMs } from "#state/civil.ts";
import { PictureRef } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { spotify, userFields, type State, type UserData } from "../../state.ts";
import { emptyUser } from "../../empty-user.ts";
import { settle } from "../player/playing.ts";
import { BirthDate, DisplayName, Email, genders, leastAge, Password } from "./state.ts";

const InputText = v.pipe(v.string(), v.maxLength(60));
const codeLifetimeMs = 20 * minuteMs;
const maxWrongCodes = 5;
const sender = "77453";
const sameMail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Keeps the data of the account that was in use. */
function park(state: State): void {
  const fields = Object.keys(userFields) as (keyof typeof userFields)[];
  const data = Object.fromEntries(fields.map((name) => [name, state[name]]));
  state.parked[state.account.email] = { ...data, account: state.account } as UserData;
}
function enter(state: State, data: UserData): void {
  Object.assign(state, data);
  state.loggedIn = true;
  state.reset = null;
}
/** Returns the account with an e-mail address among all accounts of this phone. */
const findAccount = (state: State, email: string) =>
  sameMail(state.account.email, email)
    ? state.account
    : (Object.values(state.parked).find(({ account }) => sameMail(account.email, email))?.account ?? null);
function open(state: State, email: string): void {
  if (sameMail(state.account.email, email)) {
    state.loggedIn = true;
    state.reset = null;
    return;
  }
  const kept = Object.values(state.parked).find(({ account }) => sameMail(account.email, email))!;
  park(state);
  delete state.parked[kept.account.email];
  enter(state, kept);
}
function ageOf(born: string, ctx: Ctx): number {
  const [year, month, day] = born.split("-").map(Number) as [number, number, number];
  const c = civilOf(ctx.now, ctx.offsetMin);
  return c.year - year - (c.month < month || (c.month === month && c.day < day) ? 1 : 0);
}

export const accountCommands = {
  signUp: spotify.command(
    { email: Email, password: Password, born: BirthDate, gender: v.picklist(genders), name: DisplayName },
    (state, { email, password, born, gender, name }, ctx) => {
      if (state.loggedIn) return reject("log-out-first");
      if (!isOnline(ctx.os)) return reject("no-network");
      if (findAccount(state, email)) return reject("email-known");
      if (ageOf(born, ctx) < leastAge) return reject("too-young");
      if (ageOf(born, ctx) > 120) return reject("born-wrong");
      park(state);
      enter(state, {
        ...emptyUser,
        account: { email: email.trim(), password, name: name.trim(), born, gender, face: null, since: ctx.now },
      });
      return undefined;
    },
  ),
  logIn: spotify.command({ email: InputText, password: InputText }, (state, { email, password }, ctx) => {
    if (state.loggedIn) return reject("log-out-first");
    if (!isOnline(ctx.os)) return reject("no-network");
    const found = findAccount(state, email);
    if (found?.password !== password) return reject("log-in-wrong");
    open(state, email);
    return undefined;
  }),
  logOut: memberCommand({}, (state, _, ctx) => {
    settle(state, ctx);
    ctx.media.stop();
    state.positionMs = 0;
    state.loggedIn = false;
  }),
  /** Sends a code by SMS, with which the user sets a new password. */
  sendResetCode: spotify.command({ email: InputText }, (state, { email }, ctx) => {
    if (state.loggedIn) return reject("log-out-first");
    const found = findAccount(state, email);
    if (!found) return reject("email-unknown");
    const code = String(Math.floor(100_000 + ctx.random() * 900_000));
    state.reset = { email: found.email, code, at: ctx.now, wrong: 0 };
    const text =
      ctx.lang === "en"
        ? `${code} is your code for a new music password. It is valid for 20 minutes.`
        : `验证码 ${code}，用于重设音乐账号的密码，20 分钟内有效。`;
    ctx.sms({ from: sender, text, afterMs: 2000 });
    return undefined;
  }),
  /** The command succeeds even if the code is wrong, so that the number of wrong attempts is stored. */
  resetPassword: spotify.command(
    { code: v.pipe(v.string(), v.maxLength(6)), password: Password },
    (state, { code, password }, ctx) => {
      const { reset } = state;
      if (state.loggedIn || reset === null) return reject("code-none");
      if (ctx.now - reset.at > codeLifetimeMs) return reject("code-old");
      if (reset.wrong >= maxWrongCodes) return reject("code-many");
      if (reset.code !== code.trim()) {
        reset.wrong += 1;
        return { problem: "code-wrong" as const };
      }
      const { email } = reset;
      findAccount(state, email)!.password = password;
      open(state, email);
      return { problem: null };
    },
  ),
  changePassword: memberCommand({ password: InputText, next: Password }, (state, { password, next }) => {
    if (password !== state.account.password) return reject("password-wrong");
    if (next === password) return reject("password-same");
    state.account.password = next;
    return undefined;
  }),
  changeEmail: memberCommand({ email: Email, password: InputText }, (state, { email, password }) => {
    if (password !== state.account.password) return reject("password-wrong");
    if (findAccount(state, email)) return reject("email-known");
    state.account.email = email.trim();
    return undefined;
  }),
  setProfile: memberCommand(
    { name: v.exactOptional(DisplayName), face: v.exactOptional(v.nullable(PictureRef)) },
    (state, changes) => {
      Object.assign(state.account, changes);
    },
  ),
};
