/** How screens of this app ask its own cashier: by the intent that others use, so that the result comes back to them. */
import * as v from "valibot";
import type { Intent } from "../../../../os/intents.ts";
import { request, type Request } from "./deals.ts";

type Asked = Partial<Request> & Pick<Request, "deal" | "ref" | "cents">;
export const toCashier = (r: Asked): Intent => ({
  action: "PAY",
  type: null,
  uri: `alipay:${r.deal}`,
  extras: { ...r },
});

const Asked = v.strictObject(request);
/** What the cashier is opened with; null where the intent is no bill. A shop says to which account, and no deal. */
export function askedOf({ extras }: Intent): Request | null {
  const { deal = "shop", to, ref = to, cents, ...rest } = extras;
  const told = Object.fromEntries(Object.entries(rest).filter(([name]) => Object.hasOwn(request, name)));
  const asked = v.safeParse(Asked, { ...told, deal, ref, cents });
  return asked.success ? asked.output : null;
}
