// The npm package plays an episode in an empty folder. It uses only its own files and writes only into that folder.
// `./phonebooth package --try` tests the installation from a registry.
import { execFileSync } from "node:child_process";
import { constants, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { playWithPackage, prepare } from "#scripts/build/package.ts";
import { root } from "#scripts/env.ts";
import { worldFile } from "#scripts/build/world-file.ts";

const folder = mkdtempSync(join(tmpdir(), "empty-folder-"));
const command = join(root, "dist/npm/phonebooth");
beforeAll(prepare);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("is the command that package.json names, and refuses an unknown command", () => {
  const { bin, files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(join(root, bin.phonebooth)).toBe(command);
  expect(files).toContain("dist/npm");
  expect(execFileSync(command, ["help"], { encoding: "utf8" })).toContain("npx phonebooth <command>");
  expect(() => execFileSync(command, ["nope"], { stdio: "pipe" })).toThrow(/Unknown command: nope/);
});

it("plays an episode in a real browser, and writes only .phonebooth", async () => {
  // The package gets the world file that the sources have already built. Building the same file again would take twenty
  // seconds.
  const world = await worldFile();
  const place = join(folder, ".phonebooth/cache/world", basename(world));
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(world, place, constants.COPYFILE_FICLONE);
  const before = readdirSync(join(root, "dist/npm"), { recursive: true });
  const env = { HOME: join(folder, ".phonebooth/home"), PATH: process.env["PATH"] };
  const { success, bytes } = await playWithPackage([command], folder, env);
  expect([success, bytes > 10_000]).toEqual([true, true]);
  expect(readdirSync(folder)).toEqual([".phonebooth"]);
  expect(readdirSync(join(root, "dist/npm"), { recursive: true })).toEqual(before);
});
