import { expect, test } from "vitest";
import { defaultBoot } from "#judge/instance.ts";
import { balanceOf } from "#os/money/read.ts";
import { hourMs, startOfDay } from "#state/civil.ts";
import type { PhoneState } from "#os/state.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import type { State } from "../../state.ts";
import { balanceAccount } from "../../ledger-accounts.ts";
import { nextCharge, withdrawalFee } from "./queries.ts";

await localWorld();
const boot = phone.boot(defaultBoot("en", 1));
const stateOf = (s: PhoneState): State => s.apps["wechat"] as unknown as State;
const run = (s: PhoneState, name: string, args: object) =>
  phone.reduce(s, { name: `wechat.${name}`, args: args as never });
const wait = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
const minute = 60_000;
const meridian = "account_bank_meridian";
const settleArgs = { ref: "card_meridian", cents: 5_000, asked: null, from: balanceAccount };

test("a top-up increases the balance only with the right password", () => {
  const before = balanceOf(boot.os, balanceAccount);
  const wrong = run(boot, "settle", { purpose: "topup", ...settleArgs, proof: "111111" });
  expect(wrong.rejected).toBe(null);
  expect(balanceOf(wrong.state.os, balanceAccount)).toBe(before);
  expect(stateOf(wrong.state).pay.wrong).toBe(1);
  const paid = run(wrong.state, "settle", { purpose: "topup", ...settleArgs, proof: "204816" });
  expect(balanceOf(paid.state.os, balanceAccount)).toBe(before + 5_000);
  expect(stateOf(paid.state).pay.wrong).toBe(0);
});
test("a withdrawal above the free amount costs 0.1 percent of the excess, at least ten cents", () => {
  expect([withdrawalFee(5_000, 80_000), withdrawalFee(80_100, 80_000), withdrawalFee(580_000, 80_000)]).toEqual([
    0, 10, 500,
  ]);
  const before = [balanceAccount, meridian].map((id) => balanceOf(boot.os, id));
  const what = { purpose: "withdraw", ref: "card_meridian", cents: 100_000, asked: null, from: balanceAccount };
  const { state } = run(boot, "settle", { ...what, proof: "finger" });
  expect(balanceOf(state.os, balanceAccount)).toBe(before[0]! - 100_000 - 20);
  expect(balanceOf(state.os, meridian)).toBe(before[1]! + 100_000);
  expect(stateOf(state).freeCents).toBe(0);
});
test("refuses a payment above the limit, and a large one in minor mode", () => {
  const what = {
    purpose: "phone",
    ref: "13900000000",
    cents: 10_000,
    asked: null,
    from: balanceAccount,
    proof: "finger",
  };
  const limited = run(boot, "setLimits", { singleCents: 9_000, dayCents: 20_000 }).state;
  expect(run(limited, "settle", what).rejected).toBe("limit-single");
  const minor = run(boot, "startMinor", { pin: "1234" }).state;
  expect(run(minor, "settle", what).rejected).toBe("minor-sum");
});
test("a subscription is charged on its day, unless it was cancelled", () => {
  const { next, cents } = stateOf(boot).renews["renew_northlight"]!;
  const later = wait(boot, next - boot.clock.nowMs + minute);
  const charged = Object.values(later.os.money.entries).filter((e) => e.order === "renew_northlight");
  expect(charged.map((e) => e.cents)).toEqual([cents]);
  const off = run(boot, "cancelRenew", { renew: "renew_northlight" }).state;
  const quiet = wait(off, next - boot.clock.nowMs + minute);
  expect(Object.values(quiet.os.money.entries).some((e) => e.order === "renew_northlight")).toBe(false);
});
test("a monthly charge on the 31st moves to the last day of a shorter month", () => {
  const at = Date.UTC(2026, 0, 31, 9);
  expect(new Date(nextCharge({ every: "month", next: at }, 0)).toISOString().slice(0, 10)).toBe("2026-02-28");
});
test("a card is added only with the code that the bank sent", () => {
  const asked = run(boot, "startCard", {
    number: "6217690151840926",
    holder: "Robin Ashby",
    phone: "+86 154 2085 0100",
  });
  expect(asked.rejected).toBe(null);
  const { code } = stateOf(asked.state).binding!;
  const other = code === "111111" ? "222222" : "111111";
  expect(run(asked.state, "bindCard", { code: other }).rejected).toBe("code-wrong");
  const bound = run(asked.state, "bindCard", { code }).state;
  expect(bound.os.money.cards["card_tidewater"]?.boundTo).toContain("wechat");
});
test("a meal is ordered, paid, cooked and delivered, and can be cancelled only before it is cooked", () => {
  const noon = startOfDay(boot.clock.nowMs, 480) + 12 * hourMs;
  const open = wait(boot, noon > boot.clock.nowMs ? noon - boot.clock.nowMs : 0);
  const made = run(open, "orderMeal", { note: "" });
  expect(made.rejected).toBe(null);
  const meal = Object.values(stateOf(made.state).foodOrders).find((m) => m.state === "unpaid")!;
  const what = { purpose: "food", ref: meal.id, cents: null, asked: null, from: meridian, proof: "finger" };
  const paid = run(made.state, "settle", what).state;
  expect(balanceOf(open.os, meridian) - balanceOf(paid.os, meridian)).toBe(meal.cents);
  const back = run(paid, "cancelMeal", { order: meal.id }).state;
  expect(balanceOf(back.os, meridian)).toBe(balanceOf(open.os, meridian));
  const late = wait(paid, 5 * minute);
  expect(run(late, "cancelMeal", { order: meal.id }).rejected).toBe("meal-too-late");
  const later = wait(late, 90 * minute);
  expect(stateOf(later).foodOrders[meal.id]?.state).toBe("done");
  expect(run(later, "rateMeal", { order: meal.id, stars: 5 }).rejected).toBe(null);
});
test("a ride is called, driven and paid at its price", () => {
  const planned = run(boot, "planRide", { to: "place_station" }).state;
  const called = run(planned, "callRide", {});
  expect(called.rejected).toBe(null);
  const trip = Object.values(stateOf(called.state).trips).find((t) => t.state === "calling")!;
  const arrived = wait(called.state, 90 * minute);
  expect(stateOf(arrived).trips[trip.id]?.state).toBe("unpaid");
  const what = { purpose: "ride", ref: trip.id, cents: null, asked: null, from: meridian, proof: "finger" };
  const paid = run(arrived, "settle", what);
  expect(stateOf(paid.state).trips[trip.id]?.state).toBe("done");
  expect(balanceOf(boot.os, meridian) - balanceOf(paid.state.os, meridian)).toBe(trip.cents);
});
test("refuses to delete an account with something left in it", () => {
  const refused = run(boot, "deleteAccount", { password: "harbour2085" });
  expect(refused.rejected).toBe("delete-obstacles");
});
test("asks for the puzzle after three wrong passwords, and accepts a login once it is solved", () => {
  let state = run(boot, "logOut", {}).state;
  const account = stateOf(boot).people["person_me"]!.wxid;
  for (let n = 0; n < 3; n++) state = run(state, "logIn", { account, password: "no" }).state;
  expect(run(state, "logIn", { account, password: "harbour2085" }).rejected).toBe("puzzle-first");
  const { puzzle } = stateOf(state).session;
  state = run(state, "solvePuzzle", { puzzle }).state;
  state = run(state, "logIn", { account, password: "harbour2085" }).state;
  expect(stateOf(state).session.on).toBe(true);
});
test("friends react to a post that all may see, and not to a private one", () => {
  const audience = { kind: "private", people: [], tags: [] };
  const post = { text: "Hello", pictures: [], place: "", remind: [] };
  const own = run(boot, "publishPost", { ...post, audience });
  expect(stateOf(own.state).momentsComing).toEqual([]);
  const all = run(boot, "publishPost", { ...post, audience: { ...audience, kind: "all" } });
  const later = wait(all.state, 300 * minute);
  const [mine] = Object.values(stateOf(later).posts).filter((p) => p.text === "Hello");
  expect(mine!.likes.length + mine!.comments.length).toBeGreaterThan(0);
});
