// With more installed apps, a page must fetch the same number of files, and only slightly more bytes. The test uses a
// copy of the project with many more apps.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../env.ts";
import { writeApp } from "./new-app.ts";
import { weights, weightsByName, type Weight } from "./weight.ts";

const addedApps = 60;
/**
 * The largest number of kilobytes by which each app may increase the files that every page fetches. These files contain
 * the app's id, title and permissions, and the functions that the app offers to other apps.
 */
const maxKilobytesPerApp = 0.12;
const copy = mkdtempSync(join(tmpdir(), "many-apps-"));
type Table = Readonly<Record<string, Weight>>;
let before: Table;
let after: Table;

beforeAll(async () => {
  before = weightsByName(await weights());
  for (const name of readdirSync(root)) {
    if (["node_modules", "dist", ".git", ".cache", ".wrangler", ".phonebooth"].includes(name)) continue;
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (let n = 0; n < addedApps; n++) {
    const id = `dummy${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`;
    writeApp(copy, id, `Dummy ${n}`);
  }
  const told = execFileSync("node", ["scripts/main.ts", "weight", "--json"], { cwd: copy, maxBuffer: 1 << 24 });
  after = JSON.parse(told.toString()) as Table;
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("more apps add no request to the first screen and less than 0.12 KB each", () => {
  const [was, is] = [before["first screen"]!, after["first screen"]!];
  expect(is.requests).toBe(was.requests);
  expect((is.kilobytes - was.kilobytes) / addedApps).toBeLessThan(maxKilobytesPerApp);
});
it("more apps do not change what the first open of an app fetches", () => {
  for (const [name, was] of Object.entries(before)) {
    if (name === "first screen") continue;
    expect(after[name]!.requests, name).toBe(was.requests);
    expect(Math.abs(after[name]!.kilobytes - was.kilobytes), name).toBeLessThan(1);
  }
  expect(Object.keys(after).length).toBe(Object.keys(before).length + addedApps);
});
