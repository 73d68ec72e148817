// Two screens that show the same quantity show the same number, on any phone that random users produce.
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { appId as alipayId } from "#apps/alipay/accounts.ts";
import { filterBills, lastMonths, groupBills, totalsOf } from "#apps/alipay/features/bills/queries.ts";
import {
  chatBadgeCount,
  countUnreadNotices,
  noticesOf,
  listChats,
  messagesBadgeCount,
} from "#apps/alipay/features/chats/queries.ts";
import type { State as Alipay } from "#apps/alipay/state.ts";
import { activeCartLines, countCartPieces } from "#apps/ebay/cart.ts";
import { listPurchaseItems } from "#apps/ebay/features/checkout/quote.ts";
import { expectedDelivery } from "#apps/ebay/features/orders/queries.ts";
import type { State as Ebay } from "#apps/ebay/state.ts";
import { roomEnd, elapsedMs, isOver } from "#apps/meeting/features/room/end.ts";
import type { State as Meeting } from "#apps/meeting/state.ts";
import { listChats as listed, countUnread } from "#apps/wechat/features/chats/chat.ts";
import { monthOf, categoryTotals, monthTotals as wechatTotals } from "#apps/wechat/features/wallet/queries.ts";
import type { State as Wechat } from "#apps/wechat/state.ts";
import { WatchedKernel } from "#benchmark/navigation/watched-kernel.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { zones } from "#os/settings.ts";
import { dayMs } from "#state/civil.ts";
import type { PhoneState } from "#os/state.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { walkApp } from "#scripts/build/coverage.ts";

await localWorld();
const appState = <S>(state: PhoneState, app: string): S => state.apps[app] as unknown as S;
const offsetOf = ({ os }: PhoneState): number => zones[os.settings.time.zone];
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
/** The phones of some random users of an app, after every fifth act. */
function phonesOf(app: string): PhoneState[] {
  const seen: PhoneState[] = [phone.boot(defaultBoot("en", 1))];
  let n = 0;
  walkApp(new WatchedKernel(apps), app, {
    users: 2,
    onStep: (_, { state }) => void (n++ % 5 === 0 && seen.push(state)),
  });
  return seen;
}
/** The places where Alipay shows two different numbers for one quantity. */
const alipayFaults = (s: PhoneState): string[] => {
  const faults: string[] = [];
  const same = (what: string, a: number, b: number): void => {
    if (a !== b) faults.push(`${what}: ${a} and ${b}`);
  };
  const state = appState<Alipay>(s, alipayId);
  for (const month of lastMonths(s.clock.nowMs, offsetOf(s), 5)) {
    const bills = filterBills(state, s.os, offsetOf(s), { month });
    const { outCents, inCents } = totalsOf(state, s.os, bills);
    for (const by of ["category", "payee"] as const) {
      const parts = (side: "out" | "in"): number =>
        sum(groupBills(state, s.os, bills, side, by).map(({ cents }) => cents));
      same(`out in ${month} by ${by}`, parts("out"), outCents);
      same(`in in ${month} by ${by}`, parts("in"), inCents);
    }
  }
  const rows = sum(listChats(state).map(({ chat }) => chatBadgeCount(chat))) + countUnreadNotices(state, s.os);
  same("messages", messagesBadgeCount(state, s.os), rows);
  same("notices", countUnreadNotices(state, s.os), noticesOf(s.os).filter(({ at }) => at > state.noticedAt).length);
  return faults;
};

describe("Alipay", () => {
  it("has the same monthly total by category and by payee, and the same count of messages at the badge and in the list", () => {
    expect(phonesOf(alipayId).flatMap(alipayFaults)).toEqual([]);
  });
  it.each([1_250, 400])("subtracts a refund of %d cents from the payment, its category and its payee", (cents) => {
    const boot = phone.boot(defaultBoot("en", 1));
    const paid = phone.reduce(boot, {
      name: "alipay.pay",
      args: {
        deal: "shop",
        ref: outsideAccountId("merch_two_ovens"),
        cents: 1_250,
        order: "",
        title: "Rye loaf",
        payee: "",
        note: "",
        arrival: "now",
        renews: "never",
        method: "balance",
        secret: "204816",
      },
    });
    expect(paid.rejected).toBeNull();
    const [payment] = Object.values(paid.state.os.money.entries).filter(({ id }) => !(id in boot.os.money.entries));
    const refund = {
      ...payment!,
      id: "entry_back",
      kind: "refund" as const,
      from: payment!.to,
      to: payment!.from,
      cents,
      toCents: cents,
      refunds: payment!.id,
    };
    const back = structuredClone(paid.state) as PhoneState;
    (back.os.money.entries as Record<string, typeof refund>)[refund.id] = refund;
    expect(alipayFaults(back)).toEqual([]);
    const spent = (s: PhoneState): number => {
      const [month] = lastMonths(s.clock.nowMs, offsetOf(s), 1);
      const state = appState<Alipay>(s, alipayId);
      return totalsOf(state, s.os, filterBills(state, s.os, offsetOf(s), { month: month! })).outCents;
    };
    expect(spent(paid.state)).toBe(spent(boot) + 1_250);
    expect(spent(back)).toBe(spent(boot) + 1_250 - cents);
  });
});

describe("eBay", () => {
  const phones = phonesOf("ebay");
  it("counts the pieces of the cart as its checkout does", () => {
    for (const s of phones) {
      const state = appState<Ebay>(s, "ebay");
      const cart = { from: "cart", item: null, variant: null, quantity: 1, offer: null, order: null } as const;
      const bought = sum(listPurchaseItems(state, cart).map(({ quantity }) => quantity));
      expect(countCartPieces(state)).toBe(state.account.signedIn ? bought : 0);
    }
    const state = appState<Ebay>(phones[0]!, "ebay");
    expect(countCartPieces({ ...state, cart: [{ ...activeCartLines(state)[0]!, quantity: 4 }] })).toBe(4);
  });
  it("expects a parcel within the promised days, and no parcel after its arrival or cancellation", () => {
    for (const s of phones)
      for (const order of Object.values(appState<Ebay>(s, "ebay").orders)) {
        const told = order.paidAt! + order.shipping.days[0] * dayMs;
        const last = order.paidAt! + order.shipping.days[1] * dayMs;
        const right = { paid: [told, last], shipped: [order.arrivesAt, order.arrivesAt] };
        expect(expectedDelivery(order)).toEqual(order.status in right ? right[order.status as "paid"] : null);
      }
  });
});

describe("WeChat", () => {
  const phones = phonesOf("wechat");
  it("has category totals that add up to the month's total", () => {
    for (const s of phones) {
      const month = monthOf(s.clock.nowMs, offsetOf(s));
      const totals = wechatTotals(s.os, month, offsetOf(s));
      const shares = (way: 1 | -1): number =>
        sum(categoryTotals(s.os, month, offsetOf(s), way).map(({ cents }) => cents));
      expect([shares(-1), shares(1)]).toEqual([totals.out, totals.in]);
    }
  });
  it("shows the unread count of its chats at its tab", () => {
    for (const s of phones) {
      const state = appState<Wechat>(s, "wechat");
      const rows = listed(state).map(({ chat }) => (chat.muted ? 0 : Math.max(chat.unread, chat.marked ? 1 : 0)));
      expect(countUnread(state)).toBe(sum(rows));
    }
  });
});

describe("Meeting", () => {
  it("measures a meeting from its beginning to its end", () => {
    for (const s of phonesOf("meeting"))
      for (const room of Object.values(appState<Meeting>(s, "meeting").rooms)) {
        const now = s.clock.nowMs;
        expect(elapsedMs(room, now)).toBe(Math.max(0, (isOver(room, now) ? roomEnd(room) : now) - room.began));
        expect(elapsedMs(room, now + 60_000)).toBeGreaterThanOrEqual(elapsedMs(room, now));
        expect(elapsedMs(room, room.ends + 60_000)).toBeLessThanOrEqual(room.ends - room.began);
      }
  });
});
