import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { PersonId, findPersonByAccount } from "../../people.ts";
import { typedCentsOrOne, SumKey, applySumKey } from "../../sums.ts";
import type { State } from "../../state.ts";
import { does, on, pushes } from "../../builder.ts";
import { cashierIntent } from "../cashier/intent.ts";
import { payeeName } from "../cashier/deals.ts";
import { onlyDigits } from "../cards/numbers.ts";
import { arrivals, PacketId, Payee, TransferId } from "./state.ts";

interface TransferContext {
  readonly state: State;
  readonly params: { readonly payee: string };
  readonly view: { readonly sum: string; readonly note: string; readonly arrival: (typeof arrivals)[number] };
  readonly os: { readonly settings: { readonly language: { readonly language: string } } };
}
const transferIntent = ({ state, params, view, os }: TransferContext) =>
  cashierIntent({
    deal: "transfer",
    ref: params.payee,
    cents: typedCentsOrOne(view),
    payee: payeeName(state, params.payee, os.settings.language.language) ?? "",
    note: view.note,
    arrival: view.arrival,
  });
/** Finds the transfer or packet of an entry. */
const findIdByEntry = (
  records: Readonly<Record<string, { readonly id: string; readonly entry: string | null }>>,
  entry: string,
): string => Object.values(records).find((r) => r.entry === entry)?.id ?? "";

export const transferEdges = [
  ...pushes("transfer", "toAccount", "toCard", "sentList", "contacts"),
  on("transfer", "pay", { payee: Payee }).push("amount"),
  does("transfer", "forgetPayee").warn("forgetPayeeAsk", "delete"),
  on("transfer", "packet").push("packet", { person: null }),
  on("toAccount", "next")
    .when("isKnownAccount")
    .push("amount", ({ view }) => ({ payee: findPersonByAccount(view.account)?.id ?? "" })),
  on("toCard", "next")
    .when("hasCard")
    .run("saveCardPayee", ({ view }) => ({ name: view.name, number: onlyDigits(view.number) }))
    .replace("amount", ({ result }) => ({ payee: result })),
  on("amount", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("amount", "editNote").open("note"),
  on("amount", "arrivals").open("arrival"),
  on("amount", "arrive", { arrival: v.picklist(arrivals) }).set(({ args }) => ({ arrival: args.arrival, open: null })),
  on("amount", "go").when("hasSum", "isNew").open("remind"),
  on("amount", "go").when("hasSum", "isLarge").open("large", { name: "" }),
  on("amount", "go").when("hasSum").start(transferIntent, "paid"),
  on("amount", "goOn").when("hasSum", "isLarge").run("trust").open("large", { name: "" }),
  on("amount", "goOn").when("hasSum").run("trust").close().start(transferIntent, "paid"),
  on("amount", "confirmName").when("hasSum", "nameFits").close().start(transferIntent, "paid"),
  on("amount", "paid", { entry: EntryId }).replace("sent", ({ state, args }) => ({
    id: findIdByEntry(state.transfers, args.entry),
  })),
  on("amount", "back")
    .run("keepDraft", ({ params, view }) => ({ payee: params.payee, sum: view.sum, note: view.note }))
    .pop(),
  on("sent", "takeBack").when("isOnItsWay").warn("takeBackAsk", "takeBack").run("takeBack").say("takenBack"),
  on("sent", "again", { payee: Payee }).push("amount"),
  on("sent", "bill", { id: EntryId }).push("bill"),
  on("sent", "home").root(),
  on("sentList", "open", { id: TransferId }).push("sent"),
  on("packet", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("packet", "people").open("person"),
  on("packet", "choose", { to: PersonId }).set(({ args }) => ({ to: args.to, open: null })),
  on("packet", "editWish").open("wish"),
  on("packet", "packets").push("packets"),
  on("packet", "give")
    .when("canGive")
    .start(
      ({ state, view, os }) =>
        cashierIntent({
          deal: "packet",
          ref: view.to ?? "",
          cents: typedCentsOrOne(view),
          payee: payeeName(state, view.to ?? "", os.settings.language.language) ?? "",
          note: view.wish,
        }),
      "paid",
    ),
  on("packet", "paid", { entry: EntryId }).replace("packetOf", ({ state, args }) => ({
    id: findIdByEntry(state.packets, args.entry),
  })),
  on("packetOf", "open").when("canOpen").run("openPacket"),
  does("packetOf", "thank").when("wasOpened").say("thanked"),
  on("packetOf", "chat", { person: PersonId }).push("chat"),
  on("packets", "open", { id: PacketId }).push("packetOf"),
] as const;
