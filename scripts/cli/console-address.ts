// Formats the address of a server's console for the output of a command. The admin key gives access to everything.
// Output to a terminal contains the key, because a terminal does not store the output. Other output may be stored in a
// log. Therefore other output contains only the name of a file with the key, and only the file's owner can read the
// file.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Server } from "./server.ts";

export function consoleAddress(
  { url, adminKey, folder }: Pick<Server, "url" | "adminKey" | "folder">,
  isTerminal: boolean = process.stdout.isTTY,
): string {
  if (isTerminal) return `${url}/#key=${adminKey}`;
  const path = join(folder, "admin-key");
  // Removes an existing file, because writing to it would keep its permissions.
  rmSync(path, { force: true });
  writeFileSync(path, `${adminKey}\n`, { mode: 0o600, flag: "wx" });
  return `${url}/ (the admin key is in ${path})`;
}
