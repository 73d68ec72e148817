// Finds invalid settings.
import { brandFault } from "#brands/lookup.ts";
import { splitList, type Settings } from "./settings.ts";

/** Returns the reason why the settings are invalid or insecure, or null if they are valid. */
export const settingsFault = (settings: Settings): string | null =>
  authFault(settings) ?? deployFault(settings) ?? brandFault(settings.BRAND) ?? userModelFault(settings);

/** Returns the reason why the user model's settings are incomplete or invalid, or null if they are valid. */
function userModelFault({ USER_MODEL_URL: url, USER_MODEL: model }: Settings): string | null {
  if (!url) return model ? "USER_MODEL needs USER_MODEL_URL, the address of the model." : null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return "USER_MODEL_URL must be an http or https address.";
  return model ? null : "USER_MODEL_URL needs USER_MODEL, the name of the model at this address.";
}

/** Returns the fault if a server on the internet lacks a setting, otherwise null. */
function deployFault({ DEPLOYED, AUTH, ADMIN_KEY, SIGNING_KEY, ORIGIN }: Settings): string | null {
  if (DEPLOYED === undefined || DEPLOYED === "" || DEPLOYED === "no") return null;
  if (DEPLOYED !== "yes") return 'DEPLOYED must be "yes" or "no".';
  if (AUTH !== "closed") return "DEPLOYED=yes needs AUTH=closed; otherwise anybody could create phones.";
  if (splitList(ADMIN_KEY).length === 0)
    return "DEPLOYED=yes needs ADMIN_KEY, a secret; without it, nobody could create keys.";
  if (!SIGNING_KEY)
    return "DEPLOYED=yes needs SIGNING_KEY, a secret; without it, nobody could verify that a run is from this server.";
  if (!ORIGIN) return "DEPLOYED=yes needs ORIGIN, its public address; without it, no browser could find its page.";
  return null;
}

/** Returns the fault if the settings would accidentally open the server to everybody or close it to everybody. */
function authFault({ AUTH, API_KEYS, ADMIN_KEY }: Settings): string | null {
  if (AUTH === "open") return null;
  if (AUTH !== "closed") return 'AUTH must be "open" or "closed".';
  if (splitList(API_KEYS).length > 0 || splitList(ADMIN_KEY).length > 0) return null;
  return "AUTH=closed needs API_KEYS or ADMIN_KEY; without them, nobody could create anything.";
}
