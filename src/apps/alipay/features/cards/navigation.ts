import { CardId, EntryId } from "#os/money/schema.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { on, pushes } from "../../builder.ts";
import { onlyDigits } from "./numbers.ts";

export const cardsEdges = [
  ...pushes("cards", "addCard", "payOrder"),
  on("cards", "goOn").when("isAdding").push("holder"),
  on("cards", "open", { id: CardId }).push("card"),
  on("addCard", "next")
    .when("hasNumber")
    .run("beginCard", ({ view }) => ({ number: onlyDigits(view.number) }))
    .replace("holder"),
  on("holder", "agree").set(({ view }) => ({ agreed: !view.agreed })),
  on("holder", "next").when("isAdding", "hasHolder").run("askCardCode").push("cardCode"),
  on("cardCode", "again").when("isAdding").run("sendCode", { purpose: "card" }).say("codeSent"),
  on("cardCode", "bind")
    .when("isAdding", "hasCode")
    .run("bindCard")
    .set(({ result }) => ({ code: "", problem: result.problem })),
  on("cardCode", "done").root(),
  on("card", "records", { id: EntryId }).push("bill"),
  on("card", "limit").open("limit", { sum: "" }),
  on("card", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("card", "setLimit")
    .when("hasSum")
    .run("limitCard", ({ params, view }) => ({ id: params.id, cents: typedCentsOrOne(view) }))
    .close("sum")
    .say("limitSet"),
  on("card", "repay").push("repayCard"),
  on("card", "remove").warn("removeCardAsk", "removeCard").run("removeCard").say("cardRemoved").pop(),
] as const;
