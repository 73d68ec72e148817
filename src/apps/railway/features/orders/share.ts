/** Builds the intents that share a ticket as a calendar event or as a text. */
import { dateText, langOf, timeText } from "#os/format.ts";
import { intents, type Intent } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { localized, seatText } from "../../facts.ts";
import type { State } from "../../state.ts";
import { arrivesAt, departsAt } from "../../times.ts";

export function ticketEventIntent(state: State, id: string, os: OsState): Intent {
  const ticket = state.tickets[id];
  if (!ticket) return intents.insertEvent({ title: "" });
  const lang = langOf(os);
  return intents.insertEvent({
    title: `${ticket.train} ${localized(ticket.from, lang)} – ${localized(ticket.to, lang)}`,
    start: departsAt(ticket),
    end: arrivesAt(ticket),
    place: localized(ticket.from, lang),
    notes: `${ticket.name}${lang === "en" ? ", " : "，"}${seatText(ticket, lang)}`,
  });
}
export function ticketTextIntent(state: State, id: string, os: OsState, now: number): Intent {
  const ticket = state.tickets[id];
  if (!ticket) return intents.sendText("");
  const lang = langOf(os);
  const [from, to] = [localized(ticket.from, lang), localized(ticket.to, lang)];
  const [date, leaves, comes] = [
    dateText(departsAt(ticket), os, now),
    timeText(departsAt(ticket), os),
    timeText(arrivesAt(ticket), os),
  ];
  return intents.sendText(
    lang === "en"
      ? `${ticket.train}, ${date}: ${from} ${leaves} – ${to} ${comes}, ${seatText(ticket, lang)}`
      : `${date} ${ticket.train} 次：${from} ${leaves} – ${to} ${comes}，${seatText(ticket, lang)}`,
  );
}
