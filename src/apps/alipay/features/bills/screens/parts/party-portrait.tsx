/** The picture of a payee: a person's own portrait, or the icon of a shop's or biller's category. */
import merchants from "#world/merchants/index.ts";
import { Portrait } from "#ui/kit/portrait.tsx";
import { queryWorld } from "#ui/world.ts";

export function PartyPortrait(p: {
  /** A party of the ledger, or the id of a person, shop or biller of the world. */
  readonly of: string;
  /** The category or kind of the payee. If omitted, it is looked up in the world. */
  readonly about?: string | undefined;
  /** The size in points. */
  readonly size: number;
  readonly radius: number;
}) {
  const asked = (prefix: string) => (p.about === undefined && p.of.startsWith(prefix) ? { id: p.of } : null);
  const shop = queryWorld(merchants.queries.merchant, () => asked("merch_"));
  const biller = queryWorld(merchants.queries.biller, () => asked("biller_"));
  return <Portrait of={p.of} about={p.about ?? shop()?.category ?? biller()?.kind} size={p.size} radius={p.radius} />;
}
