/** Logging in and out, a forgotten password, a new account, the end of one. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { balanceOf } from "../../../../os/money/read.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { balance, escrow } from "../../purse.ts";
import { me } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { NickName } from "../me/commands.ts";
import { obstaclesOf, wipe } from "./ending.ts";
import { LoginPassword } from "./state.ts";

const wrongMost = 3;
const codeLastsMs = 10 * minuteMs;
const digits = (text: string): string => text.replaceAll(/\D/g, "");
/** Whether this names the owner: by id, or by the number with or without its country. */
function isOwn(state: State, account: string): boolean {
  const own = state.people[me];
  if (!own) return false;
  const typed = digits(account);
  return (
    account.trim().toLowerCase() === own.wxid.toLowerCase() || (typed.length >= 7 && digits(own.phone).endsWith(typed))
  );
}
function codeFits(state: State, ctx: Ctx, code: string): Rejection | null {
  const sent = state.session.code;
  if (!sent || ctx.now - sent.at > codeLastsMs) return reject("code-old");
  return sent.code === code.trim() ? null : reject("code-wrong");
}
function enter(state: State): void {
  Object.assign(state.session, { on: true, wrong: 0, puzzle: null, code: null });
}
const passwordFits = (password: string): boolean =>
  /[a-zA-Z]/.test(password) && /\d/.test(password) && password.length >= 8;

export const loginCommands = {
  logOut: wechat.command({}, (state) => {
    state.session.on = false;
  }),
  /** With the account's password. "wrong" after a wrong one; three in a row ask for the puzzle. */
  logIn: wechat.command({ account: v.string(), password: v.string() }, (state, { account, password }, ctx) => {
    const { session } = state;
    if (session.puzzle !== null) return reject("puzzle-first");
    if (session.gone || !isOwn(state, account)) return reject("login-unknown");
    if (session.frozen) return reject("login-frozen");
    if (password !== session.password) {
      session.wrong += 1;
      if (session.wrong >= wrongMost) session.puzzle = 25 + Math.floor(ctx.random() * 65);
      return "wrong" as const;
    }
    enter(state);
    return "in" as const;
  }),
  /** Where the piece was slid to. */
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
  /** Sends a code to the owner's phone, where the number is this phone's. */
  sendCode: wechat.command({ phone: v.string() }, (state, { phone }, ctx) => {
    const own = state.people[me];
    const typed = digits(phone);
    if (!own || typed.length < 7 || !digits(own.phone).endsWith(typed)) return reject("phone-unknown");
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
    const bad = codeFits(state, ctx, code);
    if (bad) return bad;
    enter(state);
  }),
  /** A new password by a code, for who has forgotten the old one. */
  resetPassword: wechat.command({ code: v.string(), next: LoginPassword }, (state, { code, next }, ctx) => {
    if (state.session.gone) return reject("login-unknown");
    if (!passwordFits(next)) return reject("password-form");
    const bad = codeFits(state, ctx, code);
    if (bad) return bad;
    state.session.password = next;
    state.session.code = null;
    state.session.wrong = 0;
  }),
  changePassword: wechat.command({ password: v.string(), next: LoginPassword }, (state, { password, next }) => {
    if (password !== state.session.password) return reject("login-wrong");
    if (!passwordFits(next)) return reject("password-form");
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
    const bad = codeFits(state, ctx, code);
    if (bad) return bad;
    state.session.frozen = false;
    enter(state);
  }),
  /** The end of the account: all that is in it goes with it. */
  deleteAccount: wechat.command({ password: v.string() }, (state, { password }, ctx) => {
    if (obstaclesOf(state, ctx.os).length > 0) return reject("delete-obstacles");
    if (balanceOf(ctx.os, balance) + balanceOf(ctx.os, escrow) !== 0) return reject("delete-obstacles");
    if (password !== state.session.password) return reject("login-wrong");
    wipe(state);
    state.session = { on: false, frozen: false, gone: true, password: "", wrong: 0, puzzle: null, code: null };
  }),
  /** A new account on the number of this phone, where that has none. */
  register: wechat.command(
    { nick: NickName, password: LoginPassword, code: v.string() },
    (state, { nick, password, code }, ctx) => {
      const own = state.people[me];
      if (!state.session.gone || !own) return reject("phone-taken");
      if (!passwordFits(password)) return reject("password-form");
      const bad = codeFits(state, ctx, code);
      if (bad) return bad;
      Object.assign(own, { nick, wxid: `wxid_${ctx.newId("new").slice(4, 14)}`, about: "" });
      Object.assign(state.session, { gone: false, frozen: false, password });
      enter(state);
    },
  ),
};
