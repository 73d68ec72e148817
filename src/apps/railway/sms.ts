/** The railway's text messages. These texts are stored in the phone's state, so they contain no brand name. */
import type { Facts, Lang } from "#os/values.ts";
import { fillPlaceholders } from "#os/texts.ts";

const texts = {
  paid: {
    en: "[Railway] Order {order} is paid: {train}, {date}, {from} {time}, {seats}. Bring your ID to the station.",
    zh: "【铁路客服】订单 {order} 已支付：{date} {train} 次 {from} {time} 开，{seats}。请持有效证件乘车。",
  },
  refunded: {
    en: "[Railway] Your ticket for {train} from {from}, {date}, has been refunded. {sum} will be returned to the original payment method.",
    zh: "【铁路客服】{date} {train} 次（{from}）车票已退，应退票款 {sum} 元，按原支付方式退回。",
  },
  changed: {
    en: "[Railway] Ticket changed: {train}, {date}, {from} {time}, {seats}.",
    zh: "【铁路客服】改签成功：{date} {train} 次 {from} {time} 开，{seats}。",
  },
  served: {
    en: "[Railway] Waitlist order fulfilled: {train}, {date}, {from} {time}, {seats}.",
    zh: "【铁路客服】候补购票成功：{date} {train} 次 {from} {time} 开，{seats}。",
  },
  failed: {
    en: "[Railway] Your waitlist order for {train}, {date}, could not be fulfilled. Your prepayment of {sum} has been refunded.",
    zh: "【铁路客服】{date} {train} 次候补购票未兑现，预付款 {sum} 元已原路退回。",
  },
  reminder: {
    en: "[Railway] {train} departs from {from} at {time}, gate {gate}. {seats}.",
    zh: "【铁路客服】您乘坐的 {train} 次列车 {time} 从 {from} 开车，检票口 {gate}，{seats}。",
  },
  late: {
    en: "[Railway] {train} from {from} is expected to be {n} {n|minute|minutes} late. We apologise for the inconvenience.",
    zh: "【铁路客服】您乘坐的 {train} 次列车（{from}）预计晚点 {n} 分钟，敬请谅解。",
  },
  code: {
    en: "[Railway] Your verification code is {code}. Use it to {why}. Valid for 10 minutes. Don’t share it with anyone.",
    zh: "【铁路客服】验证码：{code}，用于{why}，10 分钟内有效，请勿告诉他人。",
  },
} as const;
export type SmsKey = keyof typeof texts;
export const smsText = (key: SmsKey, facts: Facts, lang: Lang): string =>
  fillPlaceholders(lang === "en" ? texts[key].en : texts[key].zh, facts);
