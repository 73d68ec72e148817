// Records which files a real browser fetches for the pages.
import { loadPhone } from "#scripts/build/page-driver.ts";
import type { Chrome } from "#scripts/build/chrome.ts";
import { defaultDevice } from "#os/boot.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";

export interface FetchedFiles {
  /**
   * Names of build files, and addresses of other requests such as world data. A file that is fetched twice is listed
   * twice.
   */
  readonly firstScreen: readonly string[];
  readonly opened: readonly string[];
}
/** Loads the page in a new tab, shows a phone on it and opens an app. */
export async function recordFetches(chrome: Chrome, url: string, app: string): Promise<FetchedFiles> {
  const tab = await chrome.open(`${url}/screen`, defaultDevice);
  const sofar = (): Promise<string[]> =>
    tab.evaluate<string[]>(
      `performance.getEntriesByType("resource").map(({ name }) => name.slice(location.origin.length + 1))`,
    );
  try {
    await tab.evaluate("performance.setResourceTimingBufferSize(2000)");
    const boot = { ...defaultBoot("en", 1), device: defaultDevice };
    await loadPhone(tab, { key: "fetched", version: 0, state: phone.boot(boot) });
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
/** Scripts, styles and pages. Fonts and world data are left out, because they depend on the text of the screen. */
export const isCode = (file: string): boolean => /\.(js|css|html)$/.test(file);
