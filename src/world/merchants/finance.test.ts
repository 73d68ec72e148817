import { expect, test } from "vitest";
import { dailyChange, dailyEarningCents, computeBill, earningPer10000, netAssetValue, yearlyRate } from "./finance.ts";
import generators from "./generate.ts";
import type { Fund } from "./index.ts";

const billers = [...generators.biller()];
const funds = [...generators.fund()];
const biller = (id: string) => billers.find((one) => one.id === `biller_${id}`)!;

test("meter readings continue from bill to bill, bills follow from units and price, and winter uses more gas than summer", () => {
  const gas = biller("larkgas");
  const { number } = gas.households.find(({ person }) => person === "me")!;
  for (let month = 1; month < 12; month++) {
    const [one, next] = [computeBill(gas, number, 2026, month)!, computeBill(gas, number, 2026, month + 1)!];
    expect(next.readings!.from).toBe(one.readings!.to);
    expect(one.readings!.to - one.readings!.from).toBe(one.units);
    expect(one.cents).toBe(one.units * gas.unitCents + gas.monthlyCents);
    expect(one.payBy > one.billedOn).toBe(true);
  }
  expect(computeBill(gas, number, 2026, 1)!.units).toBeGreaterThan(computeBill(gas, number, 2026, 7)!.units);
  expect(computeBill(gas, number, 2025, 12)!.billedOn.slice(0, 7)).toBe("2026-01");
});
test("an unknown account has no bill, a flat rate is billed, and account numbers have the biller's number of digits", () => {
  expect(computeBill(biller("larkwater"), "0000000000", 2026, 3)).toBeNull();
  const line = biller("quickline");
  expect(computeBill(line, line.households[0]!.number, 2026, 3)!.cents).toBe(9900);
  for (const one of billers)
    for (const { number } of one.households) expect(number, one.id).toMatch(new RegExp(`^\\d{${String(one.digits)}}$`));
});
test("funds move by no more than their risk allows, and money funds keep their value and earn every day", () => {
  const days = Array.from({ length: 120 }, (_, i) => 20_500 + i);
  const steepest = (fund: Fund): number => Math.max(...days.map((day) => Math.abs(dailyChange(fund, day))));
  for (const fund of funds.filter(({ kind }) => kind !== "money")) {
    expect(steepest(fund), fund.name.en).toBeGreaterThan(0);
    expect(steepest(fund), fund.name.en).toBeLessThan(fund.risk <= 2 ? 120 : 1000);
  }
  for (const fund of funds.filter(({ kind }) => kind === "money")) {
    expect(new Set(days.map((day) => netAssetValue(fund, day)))).toEqual(new Set([10_000]));
    for (const day of days) {
      expect(yearlyRate(fund, day)).toBeGreaterThan(700);
      expect(yearlyRate(fund, day)).toBeLessThan(2600);
    }
  }
  const [money] = funds;
  expect(dailyEarningCents(money!, 20_528, 1_000_000)).toBe(Math.floor(earningPer10000(money!, 20_528) / 100));
});
test("each card of the owner belongs to a bank, and no two banks share a card prefix", () => {
  const banks = [...generators.bank()];
  const bins = banks.flatMap(({ cards }) => cards.map(({ bin }) => bin));
  expect(new Set(bins).size).toBe(48);
  const bankOf = (number: string) =>
    banks.find(({ cards }) => cards.some(({ bin }) => number.startsWith(bin)))?.name.en;
  expect(["6225880046127735", "6217690151840926", "4392250018646081", "5187100342559012"].map(bankOf)).toEqual([
    "Meridian Bank",
    "Tidewater Bank",
    "Orchard Bank",
    "Lantern Bank",
  ]);
});
