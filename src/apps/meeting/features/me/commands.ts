/** Commands for the account: its name, its personal room and its settings. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { DisplayName } from "../../ids.ts";
import { meeting } from "../../state.ts";
import { leaveMeeting } from "../room/enter.ts";
import { prefs } from "./prefs.ts";
import { Note, personalFields } from "./state.ts";

const codeValidMs = 10 * minuteMs;
const onlyDigits = (text: string): string => text.replaceAll(/\D/g, "");
export const meCommands = {
  setProfile: meeting.command({ name: DisplayName, note: Note }, (state, { name, note }) => {
    Object.assign(state.account, { name, note });
  }),
  setPersonal: meeting.command(v.partial(v.strictObject(personalFields)).entries, (state, changes) => {
    Object.assign(state.personal, changes);
  }),
  configure: meeting.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
  seeNotices: meeting.command({}, (state, _, ctx) => {
    state.seenAt = ctx.now;
  }),
  clearNotices: meeting.command({}, (state, _, ctx) => {
    state.clearedAt = ctx.now;
  }),
  logOut: meeting.command({}, (state, _, ctx) => {
    leaveMeeting(state, ctx);
    state.lobby = null;
    state.account.signedIn = false;
  }),
  sendCode: meeting.command({ phone: v.string() }, (state, { phone }, ctx) => {
    const typed = onlyDigits(phone);
    if (typed.length < 7 || !onlyDigits(state.account.phone).endsWith(typed)) return reject("phone-unknown");
    const code = String(100_000 + Math.floor(ctx.random() * 900_000));
    state.account.code = { code, at: ctx.now };
    const text =
      ctx.lang === "en"
        ? `${code} is your verification code for meetings. It is valid for 10 minutes. Don’t share it with anyone.`
        : `${code} 是您的会议登录验证码，10分钟内有效，请勿转告他人。`;
    ctx.sms({ from: "95031", text, afterMs: 2_000 });
    return undefined;
  }),
  logIn: meeting.command({ code: v.string() }, (state, { code }, ctx) => {
    const sent = state.account.code;
    if (!sent || ctx.now - sent.at > codeValidMs) return reject("code-old");
    if (sent.code !== code.trim()) return reject("code-wrong");
    state.account.code = null;
    state.account.signedIn = true;
    return undefined;
  }),
};
