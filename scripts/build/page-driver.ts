// Drives the simulator's page from a script, without the server's Screen object.
import { phone } from "#apps/phone.ts";
import { listAppSummaries, makePagePayload } from "#env/page-payload.ts";
import type { PhoneState } from "#os/state.ts";
import { createPatches } from "#state/create-patches.ts";
import type { Tab } from "./chrome.ts";

export interface Moment {
  readonly key: string;
  readonly version: number;
  readonly state: PhoneState;
}
/** Calls a method that the page offers. */
export const callPage = <T>(tab: Tab, method: string, args: unknown = {}): Promise<T> =>
  tab.evaluate<T>(`phonebooth.${method}(${JSON.stringify(args)})`);
/** Shows a phone on an empty page. Returns the result of the page's `loadPhone`. */
export async function loadPhone(tab: Tab, { key, version, state }: Moment): Promise<{ hash: string }> {
  const { payload, data } = makePagePayload(phone, state);
  await callPage(tab, "remember", data);
  return callPage(tab, "load", { key, version, ...payload });
}
/** Updates the phone on the page from one state to another. */
export async function updatePhone(
  tab: Tab,
  key: string,
  from: Omit<Moment, "key">,
  to: Omit<Moment, "key">,
): Promise<void> {
  const patches = createPatches(from.state, to.state);
  await callPage(tab, "catchUp", {
    key,
    from: from.version,
    version: to.version,
    patches,
    apps: listAppSummaries(phone, to.state),
  });
}
