// The simulator's page as a script drives it, without a server's Screen between.
import { phone } from "../src/apps/phone.ts";
import { gistsOf, telling } from "../src/env/told.ts";
import type { PhoneState } from "../src/os/state.ts";
import { overlayOf } from "../src/state/overlay.ts";
import type { Tab } from "./chrome.ts";

export interface Moment {
  readonly key: string;
  readonly version: number;
  readonly state: PhoneState;
}
/** Calls what the page offers. */
export const call = <T>(tab: Tab, method: string, args: unknown = {}): Promise<T> =>
  tab.evaluate<T>(`phonebooth.${method}(${JSON.stringify(args)})`);
/** Shows a phone from nothing; returns what the page's `load` does. */
export async function load(tab: Tab, { key, version, state }: Moment): Promise<{ hash: string }> {
  const { told, data } = telling(phone, state);
  await call(tab, "remember", data);
  return call(tab, "load", { key, version, ...told });
}
/** Brings the phone that is shown from one state to another. */
export async function catchUp(
  tab: Tab,
  key: string,
  from: Omit<Moment, "key">,
  to: Omit<Moment, "key">,
): Promise<void> {
  const patches = overlayOf(from.state, to.state);
  await call(tab, "catchUp", { key, from: from.version, version: to.version, patches, apps: gistsOf(phone, to.state) });
}
