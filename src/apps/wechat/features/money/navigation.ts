/** Edges for money in chats. */
import * as v from "valibot";
import { PersonId } from "../../people.ts";
import { on } from "../../builder.ts";
import type { State } from "../../state.ts";

const digit = { digit: v.pipe(v.string(), v.regex(/^\d$/)) };
/**
 * A key of the amount keypad: a digit or the decimal point. An amount has at most one point and at most two digits
 * after it.
 */
const key = { key: v.pipe(v.string(), v.regex(/^[\d.]$/)) };
const account = { from: v.pipe(v.string(), v.startsWith("account_"), v.maxLength(80)) };
const maxAmountLength = 9;
export function appendKey(amount: string, pressed: string): string {
  const next = (amount === "0" && pressed !== "." ? "" : amount) + pressed;
  const fixed = next.startsWith(".") ? `0${next}` : next;
  return /^\d{0,6}(\.\d{0,2})?$/.test(fixed) && fixed.length <= maxAmountLength ? fixed : amount;
}
interface PaymentContext {
  readonly state: State;
  readonly view: { readonly from: string; readonly entered: string };
}
const payingAccount = ({ state, view }: PaymentContext): string => view.from || state.pay.method;
interface PaymentForm extends PaymentContext {
  readonly params: { readonly peer: string };
  readonly view: PaymentContext["view"] & { readonly amount: string };
}
const packetArgs = (
  c: PaymentForm & {
    readonly view: { readonly count: string; readonly kind: "lucky" | "equal"; readonly wish: string };
  },
  proof: string,
) => ({
  peer: c.params.peer,
  amount: c.view.amount,
  count: c.view.count,
  kind: c.view.kind,
  wish: c.view.wish,
  from: payingAccount(c),
  proof,
});
const transferArgs = (c: PaymentForm & { readonly view: { readonly remark: string } }, proof: string) => ({
  peer: c.params.peer,
  amount: c.view.amount,
  remark: c.view.remark,
  from: payingAccount(c),
  proof,
});
/**
 * Returns the view after a payment attempt. The password boxes are empty, and the view says whether the sum was paid.
 */
const viewAfterPayment = ({ result }: { result: string | undefined }) =>
  result === "wrong" ? { entered: "", wrong: true } : { entered: "", wrong: false, paid: true, open: null };

export const moneyEdges = [
  on("packetForm", "pay").when("hasSum", "hasCount", "isUnpaid").open("pay", { entered: "", wrong: false }),
  on("packetForm", "pickKind", { kind: v.picklist(["lucky", "equal"]) })
    .set(({ args }) => ({ kind: args.kind }))
    .close(),
  on("packetForm", "methods").open("methods"),
  on("packetForm", "pickMethod", account).open("pay", ({ args }) => ({ from: args.from })),
  on("packetForm", "digit", digit)
    .when("isLastDigit", "isPayOpen", "hasSum", "hasCount")
    .run("sendPacket", (c) => packetArgs(c, c.view.entered + c.args.digit))
    .set(viewAfterPayment),
  on("packetForm", "digit", digit)
    .when("isPayOpen")
    .set(({ view, args }) => ({ entered: view.entered + args.digit, wrong: false })),
  on("packetForm", "erase").set(({ view }) => ({ entered: view.entered.slice(0, -1) })),
  on("packetForm", "finger")
    .when("hasFinger", "isPayOpen", "hasSum", "hasCount")
    .run("sendPacket", (c) => packetArgs(c, "finger"))
    .set(viewAfterPayment),
  on("packetForm", "done").when("isPaid").pop(),
  on("packet", "open").when("isOpenToMe").run("openPacket"),
  on("packet", "openPerson", { person: PersonId }).push("profile"),

  on("transferForm", "type", key).set(({ view, args }) => ({ amount: appendKey(view.amount, args.key) })),
  on("transferForm", "untype").set(({ view }) => ({ amount: view.amount.slice(0, -1) })),
  on("transferForm", "pay").when("hasSum", "isUnpaid").open("pay", { entered: "", wrong: false }),
  on("transferForm", "methods").open("methods"),
  on("transferForm", "pickMethod", account).open("pay", ({ args }) => ({ from: args.from })),
  on("transferForm", "digit", digit)
    .when("isLastDigit", "isPayOpen", "hasSum")
    .run("sendTransfer", (c) => transferArgs(c, c.view.entered + c.args.digit))
    .set(viewAfterPayment),
  on("transferForm", "digit", digit)
    .when("isPayOpen")
    .set(({ view, args }) => ({ entered: view.entered + args.digit, wrong: false })),
  on("transferForm", "erase").set(({ view }) => ({ entered: view.entered.slice(0, -1) })),
  on("transferForm", "finger")
    .when("hasFinger", "isPayOpen", "hasSum")
    .run("sendTransfer", (c) => transferArgs(c, "finger"))
    .set(viewAfterPayment),
  on("transferForm", "done").when("isPaid").pop(),
  on("transfer", "accept").when("waitsForMe").run("acceptTransfer"),
  on("transfer", "return").when("waitsForMe").warn("returnAsk", "return").run("returnTransfer"),
  on("transfer", "remind").when("waitsForThem").run("remind").say("remindedNow"),
] as const;
