/** Helpers for tasks about WeChat's services: the wallet and its cashier, Moments, the settings. */
import { listMethods } from "#apps/wechat/features/wallet/queries.ts";
import type { Post } from "#apps/wechat/features/moments/state.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import type { Occasion } from "#judge/define.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { OsState } from "#os/state.ts";

interface MomentsState {
  readonly wechat: { readonly momentsInbox: readonly { readonly id: string }[] };
}
/**
 * A check for tasks during which new notifications of Moments may arrive: the notifications from before the episode are
 * still there.
 */
export const keepsMomentsInbox = {
  that: "what has come in about other posts is still there",
  keeps: true,
  holds: ({ before, after }: { readonly before: MomentsState; readonly after: MomentsState }) =>
    before.wechat.momentsInbox.every(({ id }) => after.wechat.momentsInbox.some((one) => one.id === id)),
} as const;

/** Whether the owner has neither liked the post nor commented on it. Likes and comments of friends are ignored. */
export const isPostLeftAlone = ({ likes, comments }: Pick<Post, "likes" | "comments">): boolean =>
  !likes.includes(me) && comments.every(({ by }) => by !== me);

/** Opens the app on one of its tabs. */
export async function openTab(o: AnyDriver, tab: "contacts" | "discover" | "me"): Promise<void> {
  await o.open(wechat);
  await o.set(wechat, "main", { tab });
}
export async function openWallet(o: AnyDriver): Promise<void> {
  await openTab(o, "me");
  await o.act(wechat, "main.services");
  await o.act(wechat, "services.wallet");
}
/** Opens one of the settings pages that have switches. */
export async function openSettingsPage(o: AnyDriver, page: "notifications" | "general" | "privacy"): Promise<void> {
  await openTab(o, "me");
  await o.act(wechat, "main.settings");
  await o.act(wechat, "settings.openPage", { page });
}
/** Returns the name of a payment account on the phone, for example "Balance" or "Meridian Bank (7735)". */
export const accountName = (os: OsState, account: string, say: Occasion["say"]): string =>
  account === balanceAccount ? say("Balance", "零钱") : listMethods(os).find((m) => m.account === account)!.name;
/** Pays the amount in the cashier from this account, with the six-digit password. */
export async function payAtCashier(o: AnyDriver, account: string, password: string): Promise<void> {
  await o.act(wechat, "cashier.methods");
  await o.act(wechat, "cashier.chooseMethod", { account });
  await typeDigits(o, "cashier.digit", password);
}
/** Taps the digits of a payment password on the keypad of a page. */
export async function typeDigits(
  o: AnyDriver,
  pad: "cashier.digit" | "card.digit" | "payPassword.digit",
  digits: string,
): Promise<void> {
  for (const digit of digits) await o.act(wechat, pad, { digit: digit as "0" });
}
