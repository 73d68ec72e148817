// The console's build shares no files with the simulator page, and has no style of the phone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildClient, readBuildGraph } from "./build.ts";
import { root } from "../env.ts";

await buildClient();
const built = (file: string): string => readFileSync(join(root, "dist/client", file), "utf8");
/** Returns every script and style that a page fetches, at the start or later. */
function filesOf(page: string): ReadonlySet<string> {
  const { chunks } = readBuildGraph("client")!;
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    chunks[file]?.needs.forEach(add);
    // The text of a script contains the names of the files that the script fetches later.
    if (file.endsWith(".js"))
      for (const [, other] of built(file).matchAll(/["'`/]([\w.-]+\.(?:js|css))["'`]/g)) {
        if (chunks[`assets/${other}`] || other!.endsWith(".css")) add(`assets/${other}`);
      }
  };
  for (const [, file] of built(page).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) add(file!);
  return found;
}
const ofConsole = filesOf("index.html");
const ofScreen = filesOf("screen.html");

it("the console shares no script and no style sheet with the simulator page", () => {
  expect([...ofConsole].filter((file) => file.endsWith(".css"))).toHaveLength(1);
  expect(ofScreen.size).toBeGreaterThan(50);
  expect([...ofConsole.intersection(ofScreen)]).toEqual([]);
});
it("the console has no styles of the phone", () => {
  const sheets = [...ofConsole].filter((file) => file.endsWith(".css")).map(built);
  const phone = [...ofScreen].filter((file) => file.endsWith(".css")).map(built);
  // Patterns of the phone's sheets, which use layers and start with rules for a page that does not scroll or move.
  const ofPhone = [
    /@layer/,
    /\.phone\s*\{/,
    /\.app-frame\b/,
    /body\s*\{[^}]*overflow:\s*hidden/,
    /animation:\s*none\s*!important/,
  ];
  for (const style of ofPhone) {
    expect(
      phone.some((sheet) => style.test(sheet)),
      String(style),
    ).toBe(true);
    expect(sheets.filter((sheet) => style.test(sheet)).length, String(style)).toBe(0);
  }
});
it("the console splits its font by character range, and none of the ranges has Latin letters", () => {
  const [sheet] = [...ofConsole].filter((file) => file.endsWith(".css")).map(built);
  const faces = [...sheet!.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face!);
  expect(faces.length).toBeGreaterThan(50);
  const ranges = faces.map((face) => /unicode-range:([^;}]+)/.exec(face)?.[1] ?? "U+0");
  const first = ranges.flatMap((each) =>
    each.split(",").map((range) => parseInt(range.trim().slice(2).replaceAll("?", "0"), 16)),
  );
  expect(Math.min(...first)).toBeGreaterThanOrEqual(0x2e80);
});
