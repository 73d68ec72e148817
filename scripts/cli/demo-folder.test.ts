import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearDemoFolder, demoMarkFile } from "./demo-folder.ts";

let folder: string;
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), "demo-folder-")), "runs/demo")));
afterEach(() => rmSync(join(folder, "../.."), { recursive: true, force: true }));

test("marks a new folder, and empties it for the next demo", () => {
  clearDemoFolder(folder);
  expect(readdirSync(folder)).toEqual([demoMarkFile]);
  writeFileSync(join(folder, "report.html"), "old");
  clearDemoFolder(folder);
  expect(readdirSync(folder)).toEqual([demoMarkFile]);
});

test("refuses a folder with another run and leaves it unchanged", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "meta.json"), "{}");
  expect(() => clearDemoFolder(folder)).toThrow(/did not write.*--out/);
  expect(readdirSync(folder)).toEqual(["meta.json"]);
});

test("refuses a folder without its mark and keeps its files", () => {
  clearDemoFolder(folder);
  writeFileSync(join(folder, "report.html"), "mine");
  rmSync(join(folder, demoMarkFile));
  expect(() => clearDemoFolder(folder)).toThrow(/did not write/);
  expect(existsSync(join(folder, "report.html"))).toBe(true);
});

test("accepts an empty folder", () => {
  mkdirSync(folder, { recursive: true });
  clearDemoFolder(folder);
  expect(readdirSync(folder)).toEqual([demoMarkFile]);
});
