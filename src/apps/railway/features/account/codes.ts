/** Codes that come as a message. */
import type { Ctx } from "../../../../os/app-command.ts";
import { minuteMs } from "../../../../state/civil.ts";
import type { State } from "../../state.ts";
import { sendSms } from "../../tell.ts";

type Purpose = NonNullable<State["check"]>["purpose"];
const goodForMs = 10 * minuteMs;
const wrongMost = 5;
const why: Readonly<Record<Purpose, { readonly en: string; readonly zh: string }>> = {
  register: { en: "register an account", zh: "注册账号" },
  forgot: { en: "reset your password", zh: "重置密码" },
  phone: { en: "change your phone number", zh: "修改手机号" },
  close: { en: "close your account", zh: "注销账号" },
};
/** A new code by message; the one before is worth nothing then. */
export function sendCode(state: State, ctx: Ctx, purpose: Purpose, phone: string): void {
  const code = String(Math.floor(100_000 + ctx.random() * 900_000));
  state.check = { purpose, phone, code, at: ctx.now, wrong: 0 };
  sendSms(ctx, "code", { code, why: ctx.lang === "en" ? why[purpose].en : why[purpose].zh });
}
/** Null where the code is right; it cannot be used again. Otherwise what is wrong with it. */
export function wrongWith(
  state: State,
  ctx: Ctx,
  purpose: Purpose,
  phone: string,
  code: string,
): "code-none" | "code-old" | "code-many" | "code-wrong" | null {
  const { check } = state;
  if (check?.purpose !== purpose || check.phone !== phone) return "code-none";
  if (ctx.now - check.at > goodForMs) return "code-old";
  if (check.wrong >= wrongMost) return "code-many";
  if (check.code !== code.trim()) {
    check.wrong += 1;
    return "code-wrong";
  }
  state.check = null;
  return null;
}
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-11);
