// Where a server's console is, for whoever reads what a command prints. The admin's key opens everything: a terminal shows it
// once; a log would keep it and hand it on, so there only the file is named that has it, for its owner alone.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Server } from "./server.ts";

export function consoleAddress(
  { url, adminKey, folder }: Pick<Server, "url" | "adminKey" | "folder">,
  isTerminal: boolean = process.stdout.isTTY,
): string {
  if (isTerminal) return `${url}/#key=${adminKey}`;
  const path = join(folder, "admin-key");
  // One that is there keeps the rights that it has.
  rmSync(path, { force: true });
  writeFileSync(path, `${adminKey}\n`, { mode: 0o600, flag: "wx" });
  return `${url}/ (the admin key is in ${path})`;
}
