/** What a message holds besides words: a verification code, and the marks of a fraud. */
import { linksOf } from "../../os/links.ts";

const codeWords =
  /verification|one-time|passcode|security code|sign-in code|login code|\bOTP\b|\bcode\b|验证码|校验码|动态码|动态密码|确认码/i;
/** The code that a message brings, or null. */
export function codeOf(text: string): string | null {
  const word = codeWords.exec(text);
  if (!word) return null;
  const found = [...text.matchAll(/(?<![\d.,¥$€*-])\d{4,8}(?![\d.,]*\d|:|-\d|元)/g)];
  if (found.length === 0) return null;
  const near = (at: number): number => Math.abs(at - word.index);
  return found.toSorted((a, b) => near(a.index) - near(b.index) || a.index - b.index)[0]![0];
}
const lure =
  /prize|winner|won\b|claim|suspend|locked|unpaid|customs fee|verify your|refund|gift|中奖|领取|冻结|欠费|补缴|异常|退款|激活|奖品/i;
/** A text from a stranger that wants a link to be opened. */
export const looksFraudulent = (text: string): boolean => linksOf(text).length > 0 && lure.test(text);
