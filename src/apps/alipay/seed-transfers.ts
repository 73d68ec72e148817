/**
 * Transfers and red packets of a new phone, with their entries. One transfer is on its way, and one packet is unopened.
 */
import { addDays, dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import type { SeedEntry } from "#os/money/seed.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { balanceAccount, escrowAccount } from "./accounts.ts";
import type { Packet, Transfer } from "./features/transfer/state.ts";
import { nameOf, findPerson } from "./people.ts";

interface SeedTransfer {
  readonly entry: SeedEntry;
  readonly transfer: Transfer | null;
  readonly packet: Packet | null;
}
export function seedTransfers({ now, lang, offsetMin, say }: SeedCtx): SeedTransfer[] {
  const today = startOfDay(now, offsetMin);
  const ago = (days: number, hour: number): number => addDays(today, -days) + hour * hourMs + 17 * minuteMs;
  const name = (id: string): string => nameOf(findPerson(id)!, lang);
  let n = 0;
  const sent = (
    payee: string,
    at: number,
    cents: number,
    note: string,
    arrives: number,
    status: Transfer["status"],
  ): SeedTransfer => {
    n += 1;
    const id = `entry_s_alipay_sent${n}`;
    const to = status === "way" ? escrowAccount : outsideAccountId(payee);
    return {
      entry: { id, at, kind: "transfer", from: balanceAccount, to, cents, title: name(payee), party: payee },
      transfer: { id: `transfer_s${n}`, entry: id, payee, cents, note, at, arrives, status },
      packet: null,
    };
  };
  const packet = (
    person: Packet["person"],
    at: number,
    cents: number,
    wish: string,
    given: boolean,
    status: Packet["status"],
  ): SeedTransfer => {
    n += 1;
    const id = `entry_s_alipay_sent${n}`;
    const [from, to] = given
      ? [balanceAccount, status === "waiting" ? escrowAccount : outsideAccountId(person)]
      : [outsideAccountId(person), balanceAccount];
    return {
      entry: { id, at, kind: "packet", from, to, cents, title: name(person), party: person },
      transfer: null,
      packet: {
        id: `packet_s${n}`,
        entry: id,
        person,
        given,
        cents,
        wish,
        at,
        opens: given && status === "waiting" ? null : at,
        status,
      },
    };
  };
  return [
    sent("zoe", ago(2, 19), 8_600, say("My half of the ropes", "绳子的一半"), ago(2, 19), "arrived"),
    sent("jonas", ago(5, 13), 3_200, say("Lunch", "午饭"), ago(5, 13), "arrived"),
    sent(
      "katrin",
      now - 40 * minuteMs,
      12_000,
      say("Farewell gift for Tomas", "给陶明的送别礼物"),
      // The transfer arrives the next day, so that it changes nothing in the first hours.
      now - 40 * minuteMs + dayMs,
      "way",
    ),
    packet("mum", ago(20, 20), 18_800, say("For the garden", "给院子添点花"), true, "opened"),
    packet("finn", now - 5 * hourMs, 6_600, say("Good luck with the exam", "考试顺利"), true, "waiting"),
    packet("ruth", ago(30, 10), 20_000, say("From your aunt", "姨妈的一点心意"), false, "opened"),
  ];
}
