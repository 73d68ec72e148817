// Opens addresses on a phone: which commands they are, and why an address was not opened.
import { phone } from "#apps/phone.ts";
import { urlSchemeOf } from "#contract/open-url.ts";
import type { Command } from "#os/command.ts";
import { intents, type Intent } from "#os/intents.ts";
import type { PhoneState } from "#os/state.ts";

/**
 * Returns the commands that open the address, or none if the phone cannot open it. Whether an app handles the address
 * can depend on the phone's state, so the command is tried.
 */
export function openUrlCommands(state: PhoneState, url: string): readonly Command[] {
  const intent = intentOf(url);
  if (intent === null || phone.isAsleep(state)) return [];
  const command = { name: "os.start", args: { intent } };
  return phone.attempt(state, command).rejected === null ? [command] : [];
}

/** Returns why the phone did not open the address. `before`: the state before the step. */
export const whyNotOpened = (before: PhoneState, url: string): string =>
  phone.isAsleep(before)
    ? "The phone is off or locked: nothing was opened. Turn it on and unlock it first."
    : `No app of this phone opens "${url}": nothing was opened.`;

function intentOf(url: string): Intent | null {
  // The query begins at the first question mark; further ones belong to it.
  const [, address = "", query = ""] = /^[^:]*:([^?]*)\??(.*)$/s.exec(url) ?? [];
  switch (urlSchemeOf(url)) {
    case "http":
    case "https":
      return intents.viewWeb(url);
    case "geo":
      return intents.viewGeo(url);
    case "tel":
      return intents.dial(decode(address));
    case "sms":
    case "smsto":
      return intents.message(decode(address), new URLSearchParams(query).get("body") ?? "");
    case "mailto":
      return intents.mail(decode(address));
    case null:
      return null;
  }
}
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An invalid percent escape is part of the text.
    return text;
  }
}
