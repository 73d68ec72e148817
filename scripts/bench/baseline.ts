// The workload of the measurements: an app that scrolls, on a phone of the server or on a page without a server.
import { loadPhone } from "../build/page-driver.ts";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Chrome, Tab } from "../build/chrome.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
export const largeSize: Size = { width: 360, height: 800, dpr: 3 };
export const smallSize: Size = { width: 360, height: 800, dpr: 1 };
/** Returns a swipe that moves the whole list, so that the browser draws the whole display again. */
export const swipe = (i: number): Action =>
  ({ type: "SWIPE", point1: [500, i % 2 === 0 ? 750 : 350], point2: [500, i % 2 === 0 ? 350 : 750] }) as Action;

export interface BaselineTab {
  readonly tab: Tab;
  step(i: number): Promise<number>;
}
/**
 * Opens a page in a tab of the browser. The steps of this page bypass the server, so they measure the minimum cost of a
 * step.
 */
export async function openBaseline(chrome: Chrome, url: string, size: Size, key: string): Promise<BaselineTab> {
  const tab = await chrome.open(`${url}/screen`, size);
  const boot = { ...defaultBoot("en", 1), device: size };
  await loadPhone(tab, { key, version: 0, state: phone.boot(boot) });
  let version = 0;
  const perform = async (action: unknown): Promise<void> => {
    await tab.evaluate(
      `phonebooth.perform(${JSON.stringify({ key, version: version++, action, tickMs: 1000, elements: false })})`,
    );
  };
  await perform({ type: "AWAKE", value: "notes" });
  return {
    tab,
    step: async (i) => {
      const from = performance.now();
      await perform(swipe(i));
      await tab.capture();
      return performance.now() - from;
    },
  };
}
export async function createPhone(client: Client, size: Size): Promise<Env> {
  const env = await client.create({ device: size, idle_seconds: 3600 });
  await env.step({ type: "AWAKE", value: "notes" });
  return env;
}
