// The server and a page compute the same values to the last bit.
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { build, type Rolldown } from "vite";
import { startChrome } from "#scripts/build/chrome.ts";
import { portableGolden } from "../support/portable-values.ts";

it("a browser computes the same values as Node and workerd", async () => {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "../support/portable-values.ts"), formats: ["iife"], name: "portable" },
    },
  })) as [Rolldown.RolldownOutput];
  const chrome = await startChrome();
  try {
    const tab = await chrome.open(`${inject("url")}/screen`, { width: 360, height: 800, dpr: 1 });
    expect(await tab.evaluate(`${output[0].code};portable.portableValues()`)).toEqual(portableGolden);
  } finally {
    await chrome.stop();
  }
});
