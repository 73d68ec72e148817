/**
 * A real browser fetches each file of the page weights once. It fetches no other file of the build, except the models
 * of apps whose data a screen shows, and the fonts of the screen's text.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome } from "#scripts/build/chrome.ts";
import { weights } from "#scripts/build/weight.ts";
import { recordFetches, isCode } from "../support/fetched-files.ts";

const pageWeights = await weights();
let chrome: Chrome;
beforeAll(async () => void (chrome = await startChrome()));
afterAll(() => chrome.stop());

it.each(Object.keys(pageWeights.apps))(
  "fetches only the expected files for the first screen, then for %s",
  async (app) => {
    const { firstScreen, opened } = await recordFetches(chrome, inject("url"), app);
    expect(firstScreen.filter(isCode).toSorted()).toEqual(pageWeights.firstScreen);
    const code = opened.filter(isCode);
    expect(code).toEqual(expect.arrayContaining([...pageWeights.apps[app]!]));
    const more = code.filter((file) => !pageWeights.apps[app]!.includes(file));
    expect(
      more.filter((file) => !pageWeights.models.includes(file) && !/^assets\/wide-fonts-[\w-]+\.css$/.test(file)),
    ).toEqual([]);
    const others = [...firstScreen, ...opened].filter((file) => !isCode(file));
    expect(others.filter((file) => !/^assets\/[\w-]+\.woff2$|^world\//.test(file))).toEqual([]);
    expect(others.filter((file) => file.endsWith(".woff2"))).not.toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  },
);
