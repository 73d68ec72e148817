// Tests that the admin key is printed only if the output is a terminal.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { consoleAddress } from "./console-address.ts";

test("shows the key in a terminal, otherwise the path of a key file that only its owner can read", () => {
  const folder = mkdtempSync(join(tmpdir(), "phonebooth-key-"));
  const path = join(folder, "admin-key");
  const server = { url: "http://127.0.0.1:8787", adminKey: "secret-of-today", folder };
  expect(consoleAddress(server, true)).toBe("http://127.0.0.1:8787/#key=secret-of-today");
  writeFileSync(path, "of yesterday");
  chmodSync(path, 0o644);
  const said = consoleAddress(server, false);
  expect(said).toContain(path);
  expect(said).not.toContain("secret");
  expect(readFileSync(path, "utf8")).toBe("secret-of-today\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
