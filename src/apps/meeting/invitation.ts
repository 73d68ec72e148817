/** What is sent to people so that they find a meeting; and how such a text is read. */
import { dateText, langOf, timeText } from "../../os/format.ts";
import type { OsState } from "../../os/state.ts";
import { minuteMs } from "../../state/civil.ts";
import { spaced } from "./ids.ts";

const origin = "https://meet.example/dm/";
export const linkOf = (number: string, password: string): string =>
  `${origin}${number}${password === "" ? "" : `?pwd=${password}`}`;
/** The number and the password in a link, or in a text that has one or a number of a meeting. */
export function readInvitation(text: string): { readonly number: string; readonly password: string } | null {
  const link = /https:\/\/meet\.example\/dm\/(\d{9,10})(?:\?pwd=(\d{4,6}))?/.exec(text);
  if (link) return { number: link[1]!, password: link[2] ?? "" };
  const number = /(?:^|\D)(\d{3}[ -]?\d{3}[ -]?\d{3,4})(?!\d)/.exec(text);
  if (!number) return null;
  const password = /(?:password|passcode|密码)\D{0,4}(\d{4,6})(?!\d)/i.exec(text);
  return { number: number[1]!.replaceAll(/\D/g, ""), password: password?.[1] ?? "" };
}
export const tellsMeeting = (text: string): boolean => /meet\.example\/dm\/|meeting id|会议号/i.test(text);
export interface Invited {
  readonly from: string;
  readonly topic: string;
  readonly number: string;
  readonly password: string;
  /** Null: it is on. */
  readonly start: number | null;
  readonly minutes: number;
}
export function invitationText(i: Invited, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const when =
    i.start === null
      ? null
      : `${dateText(i.start, os, now)} ${timeText(i.start, os)}-${timeText(i.start + i.minutes * minuteMs, os)}`;
  const lines = [
    en ? `${i.from} invites you to a meeting` : `${i.from} 邀请您参加会议`,
    en ? `Topic: ${i.topic}` : `会议主题：${i.topic}`,
    ...(when === null ? [] : [en ? `Time: ${when}` : `会议时间：${when}`]),
    en ? `Meeting ID: ${spaced(i.number)}` : `会议号：${spaced(i.number)}`,
    ...(i.password === "" ? [] : [en ? `Password: ${i.password}` : `密码：${i.password}`]),
    linkOf(i.number, i.password),
  ];
  return lines.join("\n");
}
