// What the measurements play: one app that is scrolled, on a phone of the server or on a page without one.
import { load } from "../page.ts";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "../../src/contract/action.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import type { Chrome, Tab } from "../chrome.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
export const big: Size = { width: 360, height: 800, dpr: 3 };
export const small: Size = { width: 360, height: 800, dpr: 1 };
/** Each moves the whole list, so that all of the glass is drawn again. */
export const swipe = (i: number): Action =>
  ({ type: "SWIPE", point1: [500, i % 2 === 0 ? 750 : 350], point2: [500, i % 2 === 0 ? 350 : 750] }) as Action;

export interface Bare {
  readonly tab: Tab;
  step(i: number): Promise<number>;
}
/** The browser alone, without a server: what a step costs at the least. */
export async function bare(chrome: Chrome, url: string, size: Size, key: string): Promise<Bare> {
  const tab = await chrome.open(`${url}/screen`, size);
  const boot = { ...bootOf("en", 1), device: size };
  await load(tab, { key, version: 0, state: phone.boot(boot) });
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
export async function phoneOn(client: Client, size: Size): Promise<Env> {
  const env = await client.create({ device: size, idle_seconds: 3600 });
  await env.step({ type: "AWAKE", value: "notes" });
  return env;
}
