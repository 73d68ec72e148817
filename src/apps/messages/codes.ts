/** Recognizes verification codes and fraudulent messages. */
import { linksOf } from "#os/links.ts";

const codePattern =
  /verification|one-time|passcode|security code|sign-in code|login code|\bOTP\b|\bcode\b|验证码|校验码|动态码|动态密码|确认码/i;
/** Returns the verification code in a message, or null. */
export function findCode(text: string): string | null {
  const word = codePattern.exec(text);
  if (!word) return null;
  const found = [...text.matchAll(/(?<![\d.,¥$€*-])\d{4,8}(?![\d.,]*\d|:|-\d|元)/g)];
  if (found.length === 0) return null;
  const near = (at: number): number => Math.abs(at - word.index);
  return found.toSorted((a, b) => near(a.index) - near(b.index) || a.index - b.index)[0]![0];
}
const fraudPattern =
  /prize|winner|won\b|claim|suspend|locked|unpaid|customs fee|verify your|refund|gift|中奖|领取|冻结|欠费|补缴|异常|退款|激活|奖品/i;
/** Returns whether a text contains a link together with words that are typical of fraud. */
export const looksFraudulent = (text: string): boolean => linksOf(text).length > 0 && fraudPattern.test(text);
