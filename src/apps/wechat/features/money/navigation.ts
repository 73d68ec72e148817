/** What the user can do with money in chats. */
import * as v from "valibot";
import { PersonId } from "../../people.ts";
import { on } from "../../whole.ts";
import type { State } from "../../state.ts";

const digit = { digit: v.pipe(v.string(), v.regex(/^\d$/)) };
/** A key of an amount: digits, and one point with at most two behind it. */
const key = { key: v.pipe(v.string(), v.regex(/^[\d.]$/)) };
const account = { from: v.pipe(v.string(), v.startsWith("account_"), v.maxLength(80)) };
const most = 9;
export function typedOn(amount: string, pressed: string): string {
  const next = (amount === "0" && pressed !== "." ? "" : amount) + pressed;
  const fixed = next.startsWith(".") ? `0${next}` : next;
  return /^\d{0,6}(\.\d{0,2})?$/.test(fixed) && fixed.length <= most ? fixed : amount;
}
interface Paying {
  readonly state: State;
  readonly view: { readonly from: string; readonly entered: string };
}
const from = ({ state, view }: Paying): string => view.from || state.pay.method;
interface Form extends Paying {
  readonly params: { readonly peer: string };
  readonly view: Paying["view"] & { readonly amount: string };
}
const packetOf = (
  c: Form & { readonly view: { readonly count: string; readonly kind: "lucky" | "equal"; readonly wish: string } },
  proof: string,
) => ({
  peer: c.params.peer,
  amount: c.view.amount,
  count: c.view.count,
  kind: c.view.kind,
  wish: c.view.wish,
  from: from(c),
  proof,
});
const transferOf = (c: Form & { readonly view: { readonly remark: string } }, proof: string) => ({
  peer: c.params.peer,
  amount: c.view.amount,
  remark: c.view.remark,
  from: from(c),
  proof,
});
/** What the screen shows after a try: the boxes again, or that it is paid. */
const after = ({ result }: { result: string | undefined }) =>
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
    .run("sendPacket", (c) => packetOf(c, c.view.entered + c.args.digit))
    .set(after),
  on("packetForm", "digit", digit)
    .when("isPayOpen")
    .set(({ view, args }) => ({ entered: view.entered + args.digit, wrong: false })),
  on("packetForm", "erase").set(({ view }) => ({ entered: view.entered.slice(0, -1) })),
  on("packetForm", "finger")
    .when("hasFinger", "isPayOpen", "hasSum", "hasCount")
    .run("sendPacket", (c) => packetOf(c, "finger"))
    .set(after),
  on("packetForm", "done").when("isPaid").pop(),
  on("packet", "open").when("isOpenToMe").run("openPacket"),
  on("packet", "openPerson", { person: PersonId }).push("profile"),

  on("transferForm", "type", key).set(({ view, args }) => ({ amount: typedOn(view.amount, args.key) })),
  on("transferForm", "untype").set(({ view }) => ({ amount: view.amount.slice(0, -1) })),
  on("transferForm", "pay").when("hasSum", "isUnpaid").open("pay", { entered: "", wrong: false }),
  on("transferForm", "methods").open("methods"),
  on("transferForm", "pickMethod", account).open("pay", ({ args }) => ({ from: args.from })),
  on("transferForm", "digit", digit)
    .when("isLastDigit", "isPayOpen", "hasSum")
    .run("sendTransfer", (c) => transferOf(c, c.view.entered + c.args.digit))
    .set(after),
  on("transferForm", "digit", digit)
    .when("isPayOpen")
    .set(({ view, args }) => ({ entered: view.entered + args.digit, wrong: false })),
  on("transferForm", "erase").set(({ view }) => ({ entered: view.entered.slice(0, -1) })),
  on("transferForm", "finger")
    .when("hasFinger", "isPayOpen", "hasSum")
    .run("sendTransfer", (c) => transferOf(c, "finger"))
    .set(after),
  on("transferForm", "done").when("isPaid").pop(),
  on("transfer", "accept").when("waitsForMe").run("acceptTransfer"),
  on("transfer", "return").when("waitsForMe").warn("returnAsk", "return").run("returnTransfer"),
  on("transfer", "remind").when("waitsForThem").run("remind").say("remindedNow"),
] as const;
