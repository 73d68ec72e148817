/** Facts about trips for notices and messages, in the phone's language. */
import type { Ctx } from "#os/app-command.ts";
import { dateText, timeText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import type { Facts, Lang } from "#os/values.ts";
import type { Ticket, Trip } from "./features/book/state.ts";
import { departsAt } from "./times.ts";

interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}
export const localized = (text: LocalizedText, lang: Lang): string => (lang === "en" ? text.en : text.zh);
export const tripFacts = (trip: Trip, ctx: Pick<Ctx, "os" | "lang" | "now">): Facts => ({
  train: trip.train,
  date: dateText(departsAt(trip), ctx.os, ctx.now),
  time: timeText(departsAt(trip), ctx.os),
  from: localized(trip.from, ctx.lang),
  to: localized(trip.to, ctx.lang),
});
export const seatText = ({ coach, seat }: Pick<Ticket, "coach" | "seat">, lang: Lang): string => {
  if (coach === null) return lang === "en" ? "no seat" : "无座";
  const number = String(coach).padStart(2, "0");
  return lang === "en" ? `coach ${number}, seat ${seat}` : `${number}车${seat}号`;
};
export const seatsText = (tickets: readonly Ticket[], lang: Lang): string =>
  tickets.map((ticket) => `${ticket.name} ${seatText(ticket, lang)}`).join(lang === "en" ? "; " : "；");
export const sumFact = (cents: number): string => `¥${amountText(cents)}`;
/** Returns the public number of an order: a letter and eight digits, derived from the order's id. */
export function orderNumber(id: string): string {
  let mixed = 7;
  for (const letter of id) mixed = (Math.imul(mixed, 33) + letter.charCodeAt(0)) >>> 0;
  return `E${String(mixed % 100_000_000).padStart(8, "0")}`;
}
