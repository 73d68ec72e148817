/** Sends verification codes by SMS and checks them. */
import type { Ctx } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import type { State } from "../../state.ts";
import { sendSms } from "../../notify.ts";

type Purpose = NonNullable<State["check"]>["purpose"];
const codeLifetimeMs = 10 * minuteMs;
const maxWrongCodes = 5;
const purposeTexts: Readonly<Record<Purpose, { readonly en: string; readonly zh: string }>> = {
  register: { en: "register an account", zh: "注册账号" },
  forgot: { en: "reset your password", zh: "重置密码" },
  phone: { en: "change your phone number", zh: "修改手机号" },
  close: { en: "close your account", zh: "注销账号" },
};
/** Sends a new code by SMS. The previous code becomes invalid. */
export function sendCode(state: State, ctx: Ctx, purpose: Purpose, phone: string): void {
  const code = String(Math.floor(100_000 + ctx.random() * 900_000));
  state.check = { purpose, phone, code, at: ctx.now, wrong: 0 };
  sendSms(ctx, "code", { code, why: ctx.lang === "en" ? purposeTexts[purpose].en : purposeTexts[purpose].zh });
}
/** Returns null if the code is correct; the code then becomes invalid. Otherwise, returns the problem. */
export function checkCode(
  state: State,
  ctx: Ctx,
  purpose: Purpose,
  phone: string,
  code: string,
): "code-none" | "code-old" | "code-many" | "code-wrong" | null {
  const { check } = state;
  if (check?.purpose !== purpose || check.phone !== phone) return "code-none";
  if (ctx.now - check.at > codeLifetimeMs) return "code-old";
  if (check.wrong >= maxWrongCodes) return "code-many";
  if (check.code !== code.trim()) {
    check.wrong += 1;
    return "code-wrong";
  }
  state.check = null;
  return null;
}
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-11);
