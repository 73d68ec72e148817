// Reports stored items to the key that pays for them. The key refuses items over its limits before they are stored
// permanently.
import type { StoredKind } from "#contract/key.ts";
import { unwrapAnswer } from "#env/answer.ts";
import type { StoredItem } from "#env/keys/records.ts";
import { keyStub, type Bindings } from "./bindings.ts";

/**
 * Counts a stored item against its key. Refuses if the key is at its storage limit or has ended. Without a key, does
 * nothing.
 */
export async function keepFor(bindings: Bindings, payer: string | undefined, thing: StoredItem): Promise<void> {
  if (payer !== undefined) unwrapAnswer(await keyStub(bindings, payer).keep(thing));
}
/** Tells the key that an item is no longer stored. If the call fails, the item counts until it expires. */
export async function dropFor(
  bindings: Bindings,
  payer: string | undefined,
  kind: StoredKind,
  id: string,
): Promise<void> {
  if (payer === undefined) return;
  await keyStub(bindings, payer)
    .drop(kind, id)
    .catch((error: unknown) => console.error(`${id} could not report its deletion to its API key:`, error));
}
