// docs/map.md lists every source folder and only existing folders.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const mappedFolders = [...readFileSync(join(root, "docs/map.md"), "utf8").matchAll(/^\| `([^`]+)` \|/gm)].map(
  ([, path]) => path!,
);
const foldersIn = (room: string): string[] =>
  readdirSync(join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${room}/${name}`);

it("the map names every source folder", () => {
  const rooms = [...foldersIn("src").filter((room) => room !== "src/benchmark"), ...foldersIn("src/benchmark")];
  expect(mappedFolders.filter((path) => path.startsWith("src/")).toSorted()).toEqual(rooms.toSorted());
});
it("the map names no missing folder", () => {
  expect(mappedFolders.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
