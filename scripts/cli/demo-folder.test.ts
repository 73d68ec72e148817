import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearDemoFolder, demoMarkFile } from "./demo-folder.ts";

let folder: string;
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), "demo-folder-")), "runs/demo")));
afterEach(() => rmSync(join(folder, "../.."), { recursive: true, force: true }));

test("a new folder is marked, and the next demo replaces it", () => {
  clearDemoFolder(folder);
  expect(readdirSync(folder)).toEqual([demoMarkFile]);
  writeFileSync(join(folder, "report.html"), "old");
  clearDemoFolder(folder);
  expect(readdirSync(folder)).toEqual([demoMarkFile]);
});

test("a run that a person made there is refused and left as it is", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "meta.json"), "{}");
  expect(() => clearDemoFolder(folder)).toThrow(/did not write.*--out/);
  expect(readdirSync(folder)).toEqual(["meta.json"]);
});

test("a folder whose mark was deleted is kept", () => {
  clearDemoFolder(folder);
  writeFileSync(join(folder, "report.html"), "mine");
  rmSync(join(folder, demoMarkFile));
  expect(() => clearDemoFolder(folder)).toThrow(/did not write/);
  expect(existsSync(join(folder, "report.html"))).toBe(true);
});

test("an empty folder is taken", () => {
  mkdirSync(folder, { recursive: true });
  clearDemoFolder(folder);
  expect(readdirSync(folder)).toEqual([demoMarkFile]);
});
