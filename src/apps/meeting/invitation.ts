/** Writes and parses meeting invitations. */
import { dateText, langOf, timeText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { minuteMs } from "#state/civil.ts";
import { formatNumber } from "./ids.ts";

const linkOrigin = "https://meet.example/dm/";
export const meetingLink = (number: string, password: string): string =>
  `${linkOrigin}${number}${password === "" ? "" : `?pwd=${password}`}`;
/**
 * Returns the meeting number and the password from a link, or from a text that contains a link or a meeting number.
 * Returns null for other texts.
 */
export function parseInvitation(text: string): { readonly number: string; readonly password: string } | null {
  const link = /https:\/\/meet\.example\/dm\/(\d{9,10})(?:\?pwd=(\d{4,6}))?/.exec(text);
  if (link) return { number: link[1]!, password: link[2] ?? "" };
  const number = /(?:^|\D)(\d{3}[ -]?\d{3}[ -]?\d{3,4})(?!\d)/.exec(text);
  if (!number) return null;
  const password = /(?:password|passcode|密码)\D{0,4}(\d{4,6})(?!\d)/i.exec(text);
  return { number: number[1]!.replaceAll(/\D/g, ""), password: password?.[1] ?? "" };
}
export const mentionsMeeting = (text: string): boolean => /meet\.example\/dm\/|meeting id|会议号/i.test(text);
export interface Invitation {
  readonly from: string;
  readonly topic: string;
  readonly number: string;
  readonly password: string;
  /** When the meeting starts; null if it is running now. */
  readonly start: number | null;
  readonly minutes: number;
}
export function invitationText(i: Invitation, os: OsState, now: number): string {
  const en = langOf(os) === "en";
  const when =
    i.start === null
      ? null
      : `${dateText(i.start, os, now)} ${timeText(i.start, os)}-${timeText(i.start + i.minutes * minuteMs, os)}`;
  const lines = [
    en ? `${i.from} invites you to a meeting` : `${i.from} 邀请您参加会议`,
    en ? `Topic: ${i.topic}` : `会议主题：${i.topic}`,
    ...(when === null ? [] : [en ? `Time: ${when}` : `会议时间：${when}`]),
    en ? `Meeting ID: ${formatNumber(i.number)}` : `会议号：${formatNumber(i.number)}`,
    ...(i.password === "" ? [] : [en ? `Password: ${i.password}` : `密码：${i.password}`]),
    meetingLink(i.number, i.password),
  ];
  return lines.join("\n");
}
