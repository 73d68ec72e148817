import { rideFare, metresBetween } from "#apps/wechat/features/programs/rides.ts";
import type { Trip } from "#apps/wechat/features/programs/state.ts";
import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { drawPlaces } from "../kit/places.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { openTab, payAtCashier, accountName } from "../kit/wechat-services.ts";

/**
 * The app refuses a new ride until the last ride is paid. Pay the last ride from a given account, then call the
 * cheapest ride between two places.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "finance", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: (world, r) => drawPlaces(world, r, 5),
  listed: { instances: 100, answerFields: 0 },
  params: (r, { os }, { say }, [from, to, ...others]) => {
    const account = r.pick([balanceAccount, "account_bank_meridian", "account_bank_orchard"]);
    const told = (p: typeof from) => ({ id: p!.id, name: say(p!.name.en, p!.name.zh) });
    return {
      from: told(from),
      to: told(to),
      others: others.map(told),
      metres: metresBetween(from!, to!),
      kind: r.pick(["comfort", "van"] as const),
      owed: r.int(14, 60) * 100 + r.int(0, 9) * 10,
      account,
      source: accountName(os, account, say),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Get me a car on {app.wechat} from "${p.from.name}" to "${p.to.name}", the cheapest type. I haven't paid for my last ride, so pay for that first, from "${p.source}" (payment password 204816).`,
      (p) =>
        `I need a ride on {app.wechat} to "${p.to.name}" from "${p.from.name}", in the cheapest kind of car. Before that, settle my unpaid ride with "${p.source}"; the payment password is 204816.`,
    ],
    zh: [
      (p) =>
        `请用{app.wechat}的打车小程序叫一辆车，从“${p.from.name}”到“${p.to.name}”，选最便宜的车型。上一次行程还没付款，请先用“${p.source}”付掉（支付密码 204816）。`,
      (p) =>
        `我要在{app.wechat}里打车去“${p.to.name}”，从“${p.from.name}”出发，车型选价格最低的。叫车前先把还没付的那次行程用“${p.source}”结清，支付密码是 204816。`,
    ],
  },
  setup: ({ wechat: state }, p, { now }) => {
    const trip = (
      id: string,
      ends: readonly [number, number],
      at: number,
      cents: number,
      more: Partial<Trip>,
    ): Trip => {
      const [from, to] = [p.others[ends[0]]!.name, p.others[ends[1]]!.name];
      return {
        id,
        kind: "comfort",
        from,
        to,
        title: `${from} → ${to}`,
        metres: 5_200,
        cents,
        state: "done",
        at,
        next: null,
        driver: 2,
        entry: null,
        stars: 0,
        ...more,
      };
    };
    state.trips = {};
    addEntries(
      state.trips,
      trip("trip_owed", [0, 1], now - 13 * hourMs, p.owed, { state: "unpaid" }),
      trip("trip_before", [1, 0], now - 3 * dayMs, p.owed, { stars: 5 }),
    );
    state.ridePlan = { from: p.others[2]!.id, to: null, kind: p.kind };
  },
  checks: [
    {
      that: "the old ride is paid from there, once and whole, and no other money moved",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = newEntries(before, after);
        const trip = after.wechat.trips["trip_owed"];
        return (
          one !== undefined &&
          more.length === 0 &&
          trip?.state === "done" &&
          trip.entry === one.id &&
          one.from === p.account &&
          one.to === outsideAccountId("rides") &&
          one.toCents === p.owed
        );
      },
    },
    {
      that: "one car was called, the cheapest, from there to there",
      holds: ({ before, after, params: p }) => {
        const all = addedEntries(before.wechat.trips, after.wechat.trips);
        const [one] = all;
        return (
          all.length === 1 &&
          one!.from === p.from.name &&
          one!.to === p.to.name &&
          one!.kind === "economy" &&
          one!.state !== "cancelled"
        );
      },
    },
  ],
  allow: ({ wechat: state, os }, p) => [
    added(state.trips),
    state.trips["trip_owed"]?.state,
    state.trips["trip_owed"]?.entry,
    state.ridePlan,
    allowEntries(os, { from: p.account, to: outsideAccountId("rides"), toCents: p.owed }),
  ],
  free: [
    {
      why: "Who drives, and when, is not for the passenger to say; neither is what the next ride would begin with",
      paths: ({ wechat: state }) => [state.trips[any]?.driver, state.trips[any]?.next, state.ridePlan],
    },
  ],

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.ride");
    await o.act(wechat, "ride.openTrip", { trip: "trip_owed" });
    await o.act(wechat, "trip.pay");
    await payAtCashier(o, p.account, "204816");
    await o.act(wechat, "cashier.finish");
    await o.back();
    for (const [end, place] of [
      ["from", p.from],
      ["to", p.to],
    ] as const) {
      await o.act(wechat, "ride.chooseEnd", { end });
      await o.type("q", place.name);
      await o.act(wechat, "ridePlace.choose", { place: place.id });
    }
    const fares = (["economy", "comfort", "van"] as const).map((kind) => amountText(rideFare(kind, p.metres)));
    await o.sees(...fares);
    o.reads(fares, fares[0]!);
    await o.act(wechat, "ride.kind", { kind: "economy" });
    await o.act(wechat, "ride.call");
  },
});
