/** What tasks need of the services around the chats: the wallet and its cashier, Moments, the settings. */
import { methodsOf } from "../../src/apps/wechat/features/wallet/queries.ts";
import wechat from "../../src/apps/wechat/index.ts";
import { balance } from "../../src/apps/wechat/purse.ts";
import type { Occasion } from "../../src/judge/define.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import type { OsState } from "../../src/os/state.ts";

interface Tidings {
  readonly wechat: { readonly momentsInbox: readonly { readonly id: string }[] };
}
/** For tasks that let tidings of Moments come in: those that were there stay. */
export const momentsInboxKept = {
  that: "what has come in about other posts is still there",
  keeps: true,
  holds: ({ before, after }: { readonly before: Tidings; readonly after: Tidings }) =>
    before.wechat.momentsInbox.every(({ id }) => after.wechat.momentsInbox.some((one) => one.id === id)),
} as const;

/** Opens the app at one of its tabs. */
export async function openTab(o: Hand, tab: "contacts" | "discover" | "me"): Promise<void> {
  await o.open(wechat);
  await o.set(wechat, "main", { tab });
}
/** Opens the wallet. */
export async function openWallet(o: Hand): Promise<void> {
  await openTab(o, "me");
  await o.act(wechat, "main.services");
  await o.act(wechat, "services.wallet");
}
/** Opens one of the pages of switches in the settings. */
export async function openPrefs(o: Hand, page: "notifications" | "general" | "privacy"): Promise<void> {
  await openTab(o, "me");
  await o.act(wechat, "main.settings");
  await o.act(wechat, "settings.openPage", { page });
}
/** What a source of payments is called on the phone: "Balance", "Meridian Bank (7735)". */
export const sourceName = (os: OsState, account: string, say: Occasion["say"]): string =>
  account === balance ? say("Balance", "零钱") : methodsOf(os).find((m) => m.account === account)!.name;
/** Pays what the cashier shows from this account, by the six digits. */
export async function payAtCashier(o: Hand, account: string, password: string): Promise<void> {
  await o.act(wechat, "cashier.methods");
  await o.act(wechat, "cashier.chooseMethod", { account });
  await typeDigits(o, "cashier.digit", password);
}
/** Touches the digits of a payment password on the pad of a page. */
export async function typeDigits(
  o: Hand,
  pad: "cashier.digit" | "card.digit" | "payPassword.digit",
  digits: string,
): Promise<void> {
  for (const digit of digits) await o.act(wechat, pad, { digit: digit as "0" });
}
