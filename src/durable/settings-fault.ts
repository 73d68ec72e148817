// Which settings are none.
import { brandFault } from "../brands/chosen.ts";
import { keysIn, type Settings } from "./settings.ts";

/** Why the server cannot be what somebody meant; null where it can. */
export const settingsFault = (given: Settings): string | null => authFault(given) ?? brandFault(given.BRAND);

/** Why the server would be open or locked by accident. */
function authFault({ AUTH, API_KEYS, ADMIN_KEY }: Settings): string | null {
  if (AUTH === "open") return null;
  if (AUTH !== "closed") return 'AUTH takes "open" or "closed", and nothing else.';
  if (keysIn(API_KEYS).length > 0 || keysIn(ADMIN_KEY).length > 0) return null;
  return "AUTH=closed needs API_KEYS or ADMIN_KEY: nobody could create anything.";
}
