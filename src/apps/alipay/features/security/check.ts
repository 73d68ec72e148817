/** Sends verification codes by SMS and checks them. */
import { minuteMs } from "#state/civil.ts";
import type { Ctx } from "#os/app-command.ts";
import type { State } from "../../state.ts";

type Purpose = NonNullable<State["check"]>["purpose"];
const sender = "10690188";
const codeLifetimeMs = 10 * minuteMs;
const maxWrongCodes = 5;

/** Sends a new code by SMS. The previous code becomes invalid. */
export function sendCode(state: State, ctx: Ctx, purpose: Purpose): void {
  const code = String(Math.floor(100_000 + ctx.random() * 900_000));
  state.check = { purpose, code, at: ctx.now, wrong: 0 };
  const forWhat = {
    card: { en: "add a bank card", zh: "添加银行卡" },
    password: { en: "set a payment password", zh: "设置支付密码" },
    login: { en: "change your login password", zh: "修改登录密码" },
    unfreeze: { en: "unfreeze your account", zh: "解除账户冻结" },
    device: { en: "trust a device", zh: "信任设备" },
  }[purpose];
  const text =
    ctx.lang === "en"
      ? `Your verification code is ${code}. Use it to ${forWhat.en}. Valid for 10 minutes. Our staff will never ask you for it.`
      : `验证码 ${code}，您正在${forWhat.zh}，10 分钟内有效。工作人员不会向您索要，请勿泄露。`;
  ctx.sms({ from: sender, text, afterMs: 3_000 });
}
/** Returns null if the code is right, and then invalidates the code. Otherwise returns a key of the app's texts. */
export function checkCode(state: State, ctx: Ctx, purpose: Purpose, code: string): string | null {
  const { check } = state;
  if (check?.purpose !== purpose) return "code-none";
  if (ctx.now - check.at > codeLifetimeMs) return "code-old";
  if (check.wrong >= maxWrongCodes) return "code-many";
  if (check.code !== code.trim()) {
    check.wrong += 1;
    return "code-wrong";
  }
  state.check = null;
  return null;
}
