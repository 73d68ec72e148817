/** What the app's accounts held before the phone was switched on, and how money went through chats since. */
import type { SeedMoney } from "../../../../os/money/seed.ts";
import { balance, escrow } from "../../purse.ts";
import { chatMoney } from "./seed.ts";

export const moneyOf: SeedMoney = (c) => ({
  accounts: [
    { id: balance, kind: "wallet", currency: "CNY", floorCents: 0, openingCents: 136_480 },
    { id: escrow, kind: "escrow", currency: "CNY", floorCents: 0, openingCents: 0 },
  ],
  entries: [...chatMoney(c)],
  cards: ["card_meridian"],
});
