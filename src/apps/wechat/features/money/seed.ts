import type { MoneySeed } from "#os/money/seed.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { balanceAccount, escrowAccount } from "../../ledger-accounts.ts";
import { me, worldId } from "../../people.ts";
import type { Packet, Transfer } from "./state.ts";

/** Times that both the chats and the ledger use. */
const seedTimes = ({ now, offsetMin }: SeedCtx) => {
  const today = startOfDay(now, offsetMin);
  const at = (days: number, hour: number, minute: number): number =>
    addDays(today, -days) + hour * hourMs + minute * minuteMs;
  return {
    ruth: now - 95 * minuteMs,
    family: now - 26 * minuteMs,
    max: now - 150 * minuteMs,
    mia: at(3, 20, 14),
    miaTaken: at(3, 20, 16),
    lucas: at(6, 22, 5),
    lucasTaken: at(6, 22, 41),
    okafor: at(11, 9, 12),
    okaforTaken: at(11, 9, 30),
  };
};
export function moneySeed(c: SeedCtx) {
  const { say } = c;
  const t = seedTimes(c);
  const packet = (p: Omit<Packet, "back">): Packet => ({ ...p, back: false });
  const packets = [
    packet({
      id: "packet_s1",
      chat: "person_ruth",
      from: "person_ruth",
      kind: "single",
      wish: say("For new climbing shoes", "买双新攀岩鞋"),
      at: t.ruth,
      cents: 16_600,
      cuts: [16_600],
      taken: [],
      paidBy: outsideAccountId("ruth"),
    }),
    packet({
      id: "packet_s2",
      chat: "group_family",
      from: "person_dad",
      kind: "lucky",
      wish: say("Caught a carp!", "今天钓到大鱼"),
      at: t.family,
      cents: 8_800,
      cuts: [1_743, 2_918, 466, 2_105, 1_568],
      taken: [
        { by: "person_leo", at: t.family + 20_000 },
        { by: "person_mia", at: t.family + 3 * minuteMs },
        // All other shares have been taken, so the last share is left for the owner.
        { by: "person_mum", at: t.family + 9 * minuteMs },
        { by: "person_finn", at: t.family + 12 * minuteMs },
      ],
      paidBy: outsideAccountId("dad"),
    }),
    packet({
      id: "packet_s3",
      chat: "person_mia",
      from: me,
      kind: "single",
      wish: say("Half of the cake", "蛋糕一人一半"),
      at: t.mia,
      cents: 9_900,
      cuts: [9_900],
      taken: [{ by: "person_mia", at: t.miaTaken }],
      paidBy: balanceAccount,
    }),
  ];
  const transfer = (x: Omit<Transfer, "remark" | "state" | "doneAt"> & Partial<Transfer>): Transfer => ({
    remark: "",
    state: "waiting",
    doneAt: null,
    ...x,
  });
  const transfers = [
    transfer({
      id: "transfer_s1",
      chat: "person_max",
      from: "person_max",
      cents: 8_650,
      remark: say("Dinner on Thursday", "周四的饭钱"),
      at: t.max,
      paidBy: outsideAccountId("max"),
    }),
    transfer({
      id: "transfer_s2",
      chat: "person_lucas",
      from: me,
      cents: 4_200,
      remark: say("Two flat whites and a cake", "两杯咖啡加蛋糕"),
      at: t.lucas,
      state: "taken",
      doneAt: t.lucasTaken,
      paidBy: balanceAccount,
    }),
    transfer({
      id: "transfer_s3",
      chat: "person_okafor",
      from: me,
      cents: 320_000,
      remark: say("Rent", "房租"),
      at: t.okafor,
      state: "taken",
      doneAt: t.okaforTaken,
      paidBy: "account_bank_meridian",
    }),
  ];
  return {
    packets: Object.fromEntries(packets.map((p) => [p.id, p])),
    transfers: Object.fromEntries(transfers.map((x) => [x.id, x])),
  };
}
/** Returns the ledger entries for the payments in the chats. */
export function chatLedgerEntries(c: SeedCtx): MoneySeed["entries"] {
  const { packets, transfers } = moneySeed(c);
  const names: Readonly<Record<string, string>> = {
    ruth: c.say("Aunt Ruth", "如意姨妈"),
    dad: c.say("Dad", "爸爸"),
    mia: c.say("Mia Ashby", "苏米娅"),
    leo: c.say("Leo Ashby", "苏磊"),
    max: c.say("Max Berger", "马骁"),
    lucas: c.say("Lucas Moreau", "陆凯"),
    okafor: c.say("Mr Okafor", "欧阳先生"),
  };
  let n = 0;
  const entry = (
    at: number,
    from: string,
    to: string,
    cents: number,
    kind: "packet" | "transfer",
    person: string,
  ): MoneySeed["entries"][number] => ({
    id: `entry_s_wechat_chat${String(++n)}`,
    at,
    from,
    to,
    cents,
    kind,
    title: names[person] ?? person,
    party: person,
    category: kind === "packet" ? "gift" : "transfer",
  });
  return [
    ...Object.values(packets).flatMap((p) => [
      entry(p.at, p.paidBy, escrowAccount, p.cents, "packet", worldId(p.from === me ? p.chat : p.from)),
      ...p.taken.map(({ by, at }, i) =>
        entry(at, escrowAccount, outsideAccountId(worldId(by)), p.cuts[i]!, "packet", worldId(by)),
      ),
    ]),
    ...Object.values(transfers).flatMap((x) => [
      entry(x.at, x.paidBy, escrowAccount, x.cents, "transfer", worldId(x.chat)),
      ...(x.doneAt === null
        ? []
        : [entry(x.doneAt, escrowAccount, outsideAccountId(worldId(x.chat)), x.cents, "transfer", worldId(x.chat))]),
    ]),
  ];
}
