/** Text messages of the office. They go into the phone's state, so they name no brand. */
import type { Facts, Lang } from "../../os/values.ts";
import { fill } from "../../os/words.ts";

const texts = {
  paid: {
    en: "[Railway] Order {order} is paid: {train}, {date}, {from} {time}, {seats}. Bring your ID to the station.",
    zh: "【铁路客服】订单 {order} 已支付：{date} {train} 次 {from} {time} 开，{seats}。请持有效证件乘车。",
  },
  refunded: {
    en: "[Railway] Ticket {train}, {date}, {from} was returned. {sum} goes back to where it came from.",
    zh: "【铁路客服】{date} {train} 次（{from}）车票已退，应退票款 {sum} 元，按原支付方式退回。",
  },
  changed: {
    en: "[Railway] Your ticket was changed: {train}, {date}, {from} {time}, {seats}.",
    zh: "【铁路客服】改签成功：{date} {train} 次 {from} {time} 开，{seats}。",
  },
  served: {
    en: "[Railway] Your waitlist order was fulfilled: {train}, {date}, {from} {time}, {seats}.",
    zh: "【铁路客服】候补购票成功：{date} {train} 次 {from} {time} 开，{seats}。",
  },
  failed: {
    en: "[Railway] No seat became free for {train} on {date}. The prepaid {sum} is refunded.",
    zh: "【铁路客服】{date} {train} 次候补购票未兑现，预付款 {sum} 元已原路退回。",
  },
  reminder: {
    en: "[Railway] {train} leaves {from} at {time}, gate {gate}. {seats}.",
    zh: "【铁路客服】您乘坐的 {train} 次列车 {time} 从 {from} 开车，检票口 {gate}，{seats}。",
  },
  late: {
    en: "[Railway] {train} from {from} is expected {n} minutes late. We apologise.",
    zh: "【铁路客服】您乘坐的 {train} 次列车（{from}）预计晚点 {n} 分钟，敬请谅解。",
  },
  code: {
    en: "[Railway] Your verification code is {code}, to {why}. It is good for 10 minutes.",
    zh: "【铁路客服】验证码：{code}，用于{why}，10 分钟内有效，请勿告诉他人。",
  },
} as const;
export type SmsKey = keyof typeof texts;
export const smsText = (key: SmsKey, facts: Facts, lang: Lang): string =>
  fill(lang === "en" ? texts[key].en : texts[key].zh, facts);
