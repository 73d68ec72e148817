/** Commands that log in and out, reset the password, and register or delete the account. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { balanceOf } from "#os/money/read.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { balanceAccount, escrowAccount } from "../../ledger-accounts.ts";
import { me } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { NickName } from "../me/commands.ts";
import { listObstacles, wipeAccount } from "./account-deletion.ts";
import { LoginPassword } from "./state.ts";

const maxWrongPasswords = 3;
const codeValidMs = 10 * minuteMs;
const onlyDigits = (text: string): string => text.replaceAll(/\D/g, "");
/**
 * Returns whether this is the owner's account: the owner's id, or the owner's number with or without the country code.
 */
function isOwnAccount(state: State, account: string): boolean {
  const own = state.people[me];
  if (!own) return false;
  const typed = onlyDigits(account);
  return (
    account.trim().toLowerCase() === own.wxid.toLowerCase() ||
    (typed.length >= 7 && onlyDigits(own.phone).endsWith(typed))
  );
}
function checkCode(state: State, ctx: Ctx, code: string): Rejection | null {
  const sent = state.session.code;
  if (!sent || ctx.now - sent.at > codeValidMs) return reject("code-old");
  return sent.code === code.trim() ? null : reject("code-wrong");
}
function startSession(state: State): void {
  Object.assign(state.session, { on: true, wrong: 0, puzzle: null, code: null });
}
const isValidPassword = (password: string): boolean =>
  /[a-zA-Z]/.test(password) && /\d/.test(password) && password.length >= 8;

export const loginCommands = {
  logOut: wechat.command({}, (state) => {
    state.session.on = false;
  }),
  /**
   * Logs in with the account's password. Returns "in", or "wrong" for a wrong password. After three wrong passwords in
   * a row, the owner must solve the puzzle first.
   */
  logIn: wechat.command({ account: v.string(), password: v.string() }, (state, { account, password }, ctx) => {
    const { session } = state;
    if (session.puzzle !== null) return reject("puzzle-first");
    if (session.gone || !isOwnAccount(state, account)) return reject("login-unknown");
    if (session.frozen) return reject("login-frozen");
    if (password !== session.password) {
      session.wrong += 1;
      if (session.wrong >= maxWrongPasswords) session.puzzle = 25 + Math.floor(ctx.random() * 65);
      return "wrong" as const;
    }
    startSession(state);
    return "in" as const;
  }),
  /** Solves the puzzle. The argument is the position of the puzzle piece, in percent. */
  solvePuzzle: wechat.command(
    { puzzle: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) },
    (state, { puzzle }, ctx) => {
      const { session } = state;
      if (session.puzzle === null) return reject("puzzle-none");
      if (Math.abs(session.puzzle - puzzle) <= 3) {
        session.puzzle = null;
        session.wrong = 0;
        return "solved" as const;
      }
      session.puzzle = 25 + Math.floor(ctx.random() * 65);
      return "missed" as const;
    },
  ),
  /** Sends a code to the phone if the number is the owner's. */
  sendCode: wechat.command({ phone: v.string() }, (state, { phone }, ctx) => {
    const own = state.people[me];
    const typed = onlyDigits(phone);
    if (!own || typed.length < 7 || !onlyDigits(own.phone).endsWith(typed)) return reject("phone-unknown");
    const code = String(100_000 + Math.floor(ctx.random() * 900_000));
    state.session.code = { code, at: ctx.now };
    const text =
      ctx.lang === "en"
        ? `Your verification code is ${code}. It expires in 10 minutes. Don’t share it with anyone.`
        : `验证码：${code}，用于登录，10分钟内有效。请勿转发或告知他人。`;
    ctx.sms({ from: "95017", text, afterMs: 2_000 });
  }),
  logInByCode: wechat.command({ code: v.string() }, (state, { code }, ctx) => {
    if (state.session.gone) return reject("login-unknown");
    if (state.session.frozen) return reject("login-frozen");
    const bad = checkCode(state, ctx, code);
    if (bad) return bad;
    startSession(state);
  }),
  /** Sets a new password with a verification code, if the owner has forgotten the old password. */
  resetPassword: wechat.command({ code: v.string(), next: LoginPassword }, (state, { code, next }, ctx) => {
    if (state.session.gone) return reject("login-unknown");
    if (!isValidPassword(next)) return reject("password-form");
    const bad = checkCode(state, ctx, code);
    if (bad) return bad;
    state.session.password = next;
    state.session.code = null;
    state.session.wrong = 0;
  }),
  changePassword: wechat.command({ password: v.string(), next: LoginPassword }, (state, { password, next }) => {
    if (password !== state.session.password) return reject("login-wrong");
    if (!isValidPassword(next)) return reject("password-form");
    if (next === password) return reject("password-same");
    state.session.password = next;
  }),
  freezeAccount: wechat.command({ password: v.string() }, (state, { password }) => {
    if (password !== state.session.password) return reject("login-wrong");
    state.session.frozen = true;
    state.session.on = false;
  }),
  thawAccount: wechat.command({ code: v.string() }, (state, { code }, ctx) => {
    if (!state.session.frozen) return reject("login-not-frozen");
    const bad = checkCode(state, ctx, code);
    if (bad) return bad;
    state.session.frozen = false;
    startSession(state);
  }),
  /** Deletes the account and all its data. */
  deleteAccount: wechat.command({ password: v.string() }, (state, { password }, ctx) => {
    if (listObstacles(state, ctx.os).length > 0) return reject("delete-obstacles");
    if (balanceOf(ctx.os, balanceAccount) + balanceOf(ctx.os, escrowAccount) !== 0) return reject("delete-obstacles");
    if (password !== state.session.password) return reject("login-wrong");
    wipeAccount(state);
    state.session = { on: false, frozen: false, gone: true, password: "", wrong: 0, puzzle: null, code: null };
  }),
  /** Registers a new account with this phone's number, if the old account was deleted. */
  register: wechat.command(
    { nick: NickName, password: LoginPassword, code: v.string() },
    (state, { nick, password, code }, ctx) => {
      const own = state.people[me];
      if (!state.session.gone || !own) return reject("phone-taken");
      if (!isValidPassword(password)) return reject("password-form");
      const bad = checkCode(state, ctx, code);
      if (bad) return bad;
      Object.assign(own, { nick, wxid: `wxid_${ctx.newId("new").slice(4, 14)}`, about: "" });
      Object.assign(state.session, { gone: false, frozen: false, password });
      startSession(state);
    },
  ),
};
