// What is kept for a key, told to it: it refuses what is over its limits before anything is kept for good.
import type { StoredKind } from "../contract/key.ts";
import { passed } from "../env/answer.ts";
import type { StoredThing } from "../env/keys/records.ts";
import { keyOf, type Bindings } from "./bindings.ts";

/** Counts it. Refuses where its key keeps as much as it may, or has ended. Where no key pays, nobody counts. */
export async function keepFor(bindings: Bindings, payer: string | undefined, thing: StoredThing): Promise<void> {
  if (payer !== undefined) passed(await keyOf(bindings, payer).keep(thing));
}
/** It is kept no more. Where that cannot be told, it counts on until its time is over. */
export async function dropFor(
  bindings: Bindings,
  payer: string | undefined,
  kind: StoredKind,
  id: string,
): Promise<void> {
  if (payer === undefined) return;
  await keyOf(bindings, payer)
    .drop(kind, id)
    .catch((error: unknown) => console.error(`${id} could not tell its key that it is gone:`, error));
}
