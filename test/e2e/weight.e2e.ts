/**
 * A real browser fetches the files that the weight of the pages is worked out from, each once; and of the build nothing else
 * but the models of apps whose data a screen shows, and the fonts of what is written on it.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome } from "../../scripts/chrome.ts";
import { weights } from "../../scripts/weight.ts";
import { fetchedBy, isCode } from "../support/fetched.ts";

const found = await weights();
let chrome: Chrome;
beforeAll(async () => void (chrome = await startChrome()));
afterAll(() => chrome.stop());

it.each(Object.keys(found.apps))("the first screen, then %s", async (app) => {
  const { firstScreen, opened } = await fetchedBy(chrome, inject("url"), app);
  expect(firstScreen.filter(isCode).toSorted()).toEqual(found.firstScreen);
  const code = opened.filter(isCode);
  expect(code).toEqual(expect.arrayContaining([...found.apps[app]!]));
  const more = code.filter((file) => !found.apps[app]!.includes(file));
  expect(more.filter((file) => !found.models.includes(file) && !/^assets\/wide-fonts-[\w-]+\.css$/.test(file))).toEqual(
    [],
  );
  const others = [...firstScreen, ...opened].filter((file) => !isCode(file));
  expect(others.filter((file) => !/^assets\/[\w-]+\.woff2$|^world\//.test(file))).toEqual([]);
  expect(others.filter((file) => file.endsWith(".woff2"))).not.toEqual([]);
  expect(new Set(others).size).toBe(others.length);
});
