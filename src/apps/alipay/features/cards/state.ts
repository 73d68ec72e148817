/** The limits of bank cards, and the card that is being added. */
import * as v from "valibot";
import { CardId, CardNumber, Cents } from "#os/money/schema.ts";

export const Holder = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const Phone = v.pipe(v.string(), v.maxLength(20));
export const cardsState = {
  /** The largest payment from each card, in cents. For a card without an entry, the bank's limit applies. */
  cardLimits: v.record(CardId, Cents),
  adding: v.nullable(
    v.strictObject({
      number: CardNumber,
      bank: v.pipe(v.string(), v.maxLength(60)),
      holder: v.string(),
      phone: v.string(),
    }),
  ),
};
