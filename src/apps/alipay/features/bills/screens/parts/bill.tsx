/** A row for one bill: picture, title, kind, time and amount. */
import bank from "@material-symbols/svg-400/rounded/account_balance-fill.svg?raw";
import bag from "@material-symbols/svg-400/rounded/shopping_bag-fill.svg?raw";
import bus from "@material-symbols/svg-400/rounded/directions_bus-fill.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant-fill.svg?raw";
import health from "@material-symbols/svg-400/rounded/medical_services-fill.svg?raw";
import home from "@material-symbols/svg-400/rounded/home-fill.svg?raw";
import leisure from "@material-symbols/svg-400/rounded/local_activity-fill.svg?raw";
import phone from "@material-symbols/svg-400/rounded/sim_card-fill.svg?raw";
import savings from "@material-symbols/svg-400/rounded/savings-fill.svg?raw";
import school from "@material-symbols/svg-400/rounded/school-fill.svg?raw";
import swap from "@material-symbols/svg-400/rounded/swap_horiz.svg?raw";
import travel from "@material-symbols/svg-400/rounded/luggage-fill.svg?raw";
import { Show } from "solid-js";
import type { Entry } from "#os/money/schema.ts";
import { amountText } from "#os/money/read.ts";
import { whenText } from "#os/format.ts";
import type { ScreenContext, TextKey } from "#apps/alipay/screens/parts/page.tsx";
import { signOf } from "#apps/alipay/accounts.ts";
import { BillRow, RoundIcon } from "#apps/alipay/looks/rows.tsx";
import { categoryOf, isCounted } from "../../queries.ts";
import type { Category } from "../../state.ts";
import { PartyPortrait } from "./party-portrait.tsx";

export const categoryLooks: Readonly<
  Record<Category | "other" | "transfer" | "packet" | "interest", { readonly icon: string; readonly tint: string }>
> = {
  food: { icon: food, tint: "#ff8f1f" },
  shopping: { icon: bag, tint: "#ff5a6e" },
  transport: { icon: bus, tint: "#1677ff" },
  home: { icon: home, tint: "#00b578" },
  leisure: { icon: leisure, tint: "#8a5cf6" },
  health: { icon: health, tint: "#14b8c4" },
  education: { icon: school, tint: "#3f8cff" },
  phone: { icon: phone, tint: "#5aa7ff" },
  travel: { icon: travel, tint: "#36a3d9" },
  transfer: { icon: swap, tint: "#f7a328" },
  packet: { icon: leisure, tint: "#e1493b" },
  interest: { icon: savings, tint: "#e8a33d" },
  other: { icon: bank, tint: "#8c9aab" },
};
/** Returns the kind of the entry as a text, such as "Food", "Transfer" or "Top-up". */
export function kindText(p: ScreenContext, e: Entry): string {
  const category = categoryOf(p.state, e);
  if (e.kind === "refund") return p.t("refund");
  if (category) return p.t(`cat_${category}`);
  return p.t(
    e.kind === "payment" ? (e.party?.startsWith("fund_") === true ? "fundBuying" : "other") : (e.kind as TextKey),
  );
}
/** Returns "+12.00" for income, "-8.50" for spending, and "12.00" for a move between own accounts. */
export function signedAmountText(p: ScreenContext, e: Entry): string {
  const sign = signOf(p.os, e);
  return sign === 1 ? `+${amountText(e.toCents)}` : sign === -1 ? `-${amountText(e.cents)}` : amountText(e.cents);
}
export function BillPicture(p: { readonly at: ScreenContext; readonly entry: Entry }) {
  const look = () => {
    const category = categoryOf(p.at.state, p.entry);
    const { kind } = p.entry;
    return categoryLooks[
      category ?? (kind === "transfer" || kind === "packet" || kind === "interest" ? kind : "other")
    ];
  };
  const face = () => (p.entry.party !== null && !/^(card_|fund_)/.test(p.entry.party) ? p.entry.party : null);
  /**
   * The ledger stores a shop's category. For every biller, the ledger stores the category `home`, so the picture uses
   * the biller's kind from the world instead.
   */
  const about = () => (p.entry.party?.startsWith("biller_") === true ? undefined : (p.entry.category ?? undefined));
  return (
    <Show when={face()} fallback={<RoundIcon icon={look().icon} tint={look().tint} />}>
      {(id) => <PartyPortrait of={id()} about={about()} size={36} radius={18} />}
    </Show>
  );
}
export function Bill(p: { readonly at: ScreenContext; readonly entry: Entry; readonly onTap: () => void }) {
  const mark = () => p.at.state.marks[p.entry.id];
  const note = () => {
    if (!isCounted(p.at.state, p.entry)) return p.at.t("uncounted");
    if (p.at.state.refunds.includes(p.entry.id)) return p.at.t("newRefund");
    return mark()?.note || mark()?.tags[0];
  };
  return (
    <BillRow
      lead={<BillPicture at={p.at} entry={p.entry} />}
      title={p.entry.title}
      sub={`${kindText(p.at, p.entry)} · ${whenText(p.entry.at, p.at.os, p.at.now)}`}
      sum={signedAmountText(p.at, p.entry)}
      note={note()}
      gain={signOf(p.at.os, p.entry) === 1}
      onTap={() => p.onTap()}
    />
  );
}
