/** Builds the texts for sharing a chat, minutes or a recording. */
import { durationText, langOf, momentText, timeText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { formatNumber } from "../../ids.ts";
import { nameOf } from "../../people.ts";
import type { State } from "../../state.ts";
import { visibleChat } from "../room/presence.ts";
import { roomEnd } from "../room/end.ts";
import { listDecisions, recordLength, listStays } from "./queries.ts";

interface SharedItem {
  readonly state: State;
  readonly params: { readonly id: string };
  readonly os: OsState;
  readonly now: number;
}
const textLang = (os: OsState): "en" | "zh" => (langOf(os) === "en" ? "en" : "zh");
export function chatText({ state, params, os, now }: SharedItem): string {
  const room = state.rooms[params.id];
  if (!room) return "";
  const lang = langOf(os);
  return visibleChat(room, textLang(os), now)
    .map((line) => `${timeText(line.at, os)} ${nameOf(state, line.from, lang)}: ${line.text}`)
    .join("\n");
}
/** The minutes as text: time, host, number of participants, decisions. */
export function minutesText({ state, params, os, now }: SharedItem): string {
  const room = state.rooms[params.id];
  if (!room) return "";
  const lang = langOf(os);
  const en = lang === "en";
  const until = Math.min(now, roomEnd(room));
  const people = listStays(room, now);
  const decisions = listDecisions(room, now);
  return [
    en ? `Minutes: ${room.topic}` : `会议纪要：${room.topic}`,
    `${momentText(room.began, os, now)} – ${timeText(until, os)}`,
    en ? `Host: ${nameOf(state, room.host, lang)}` : `主持人：${nameOf(state, room.host, lang)}`,
    en ? `Participants: ${people.length + 1}` : `参会人数：${people.length + 1}`,
    ...(decisions.length === 0 ? [] : [en ? "Decisions:" : "结论："]),
    ...decisions.map((d) => `- ${nameOf(state, d.by, lang)}: ${en ? d.en : d.zh}`),
  ].join("\n");
}
export function recordText({ state, params, os, now }: SharedItem): string {
  const record = state.records[params.id];
  const room = record && state.rooms[record.room];
  if (!record || !room) return "";
  const en = langOf(os) === "en";
  return [
    en ? `Recording: ${record.title}` : `会议录制：${record.title}`,
    `${momentText(record.from, os, now)}, ${durationText(recordLength(record))}`,
    en ? `Meeting ID: ${formatNumber(room.number)}` : `会议号：${formatNumber(room.number)}`,
    `https://meet.example/rec/${record.id.slice(4)}`,
  ].join("\n");
}
