/** The app's ledger accounts on a new phone: their opening balances, and the payments in chats after that. */
import type { SeedMoney } from "#os/money/seed.ts";
import { balanceAccount, escrowAccount } from "../../ledger-accounts.ts";
import { chatLedgerEntries } from "./seed.ts";

export const chatMoneySeed: SeedMoney = (c) => ({
  accounts: [
    { id: balanceAccount, kind: "wallet", currency: "CNY", floorCents: 0, openingCents: 136_480 },
    { id: escrowAccount, kind: "escrow", currency: "CNY", floorCents: 0, openingCents: 0 },
  ],
  entries: [...chatLedgerEntries(c)],
  cards: ["card_meridian"],
});
