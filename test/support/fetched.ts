// What a real browser fetches of the pages, by its own record.
import { load } from "../../scripts/page.ts";
import type { Chrome } from "../../scripts/chrome.ts";
import { defaultDevice } from "../../src/os/boot.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";

export interface Fetched {
  /** Files of the build by their names, and other addresses as they are: world data. Each as often as it was asked for. */
  readonly firstScreen: readonly string[];
  readonly opened: readonly string[];
}
/** Loads the page anew, shows a phone on it and opens an app. */
export async function fetchedBy(chrome: Chrome, url: string, app: string): Promise<Fetched> {
  const tab = await chrome.open(`${url}/screen`, defaultDevice);
  const sofar = (): Promise<string[]> =>
    tab.evaluate<string[]>(
      `performance.getEntriesByType("resource").map(({ name }) => name.slice(location.origin.length + 1))`,
    );
  try {
    await tab.evaluate("performance.setResourceTimingBufferSize(2000)");
    const boot = { ...bootOf("en", 1), device: defaultDevice };
    await load(tab, { key: "fetched", version: 0, state: phone.boot(boot) });
    const firstScreen = await sofar();
    const action = { type: "AWAKE", value: app };
    const step = { key: "fetched", version: 0, action, tickMs: 1000, elements: false };
    const { app: front } = await tab.evaluate<{ app: string }>(`phonebooth.perform(${JSON.stringify(step)})`);
    if (front !== app) throw new Error(`${front} is open, not ${app}`);
    return { firstScreen: ["screen.html", ...firstScreen], opened: (await sofar()).slice(firstScreen.length) };
  } finally {
    await tab.close();
  }
}
/** Scripts, styles and pages; not fonts and world data, which hang on what is written. */
export const isCode = (file: string): boolean => /\.(js|css|html)$/.test(file);
