/** Who is paid, as a picture: people show what they chose, shops and billers the sign of what they deal in. */
import merchants from "../../../../../../world/merchants/index.ts";
import { Portrait } from "../../../../../../ui/kit/portrait.tsx";
import { world } from "../../../../../../ui/world.ts";

export function Sign(p: {
  /** A party of the ledger, or an id of the world. */
  readonly of: string;
  /** Its category or kind, where that is known; else the world is asked. */
  readonly about?: string | undefined;
  /** In points. */
  readonly size: number;
  readonly radius: number;
}) {
  const asked = (prefix: string) => (p.about === undefined && p.of.startsWith(prefix) ? { id: p.of } : null);
  const shop = world(merchants.queries.merchant, () => asked("merch_"));
  const biller = world(merchants.queries.biller, () => asked("biller_"));
  return <Portrait of={p.of} about={p.about ?? shop()?.category ?? biller()?.kind} size={p.size} radius={p.radius} />;
}
