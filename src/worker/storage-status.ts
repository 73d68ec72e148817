// The folder in which a local server stores its phones. Only the launcher's process can access the folder. A deployed
// server has no such folder.
import { Refusal } from "#env/answer.ts";

/**
 * The launcher's answer. `fault`: the reason why phones are no longer stored, or null. `freeBytes`: free space on the
 * disk.
 */
interface FolderStatus {
  readonly fault: string | null;
  readonly freeBytes: number;
}

interface Env {
  readonly FOLDER?: { fetch(address: string): Promise<Response> };
}

/** Space that is reserved for active phones and for the platform itself. On a full disk, even reading fails. */
const reserveBytes = 64 * 2 ** 20;
const statusCacheMs = 2_000;
let cachedStatus: { readonly at: number; readonly fault: string | null } | null = null;

/**
 * Returns the reason why nothing more can be stored, or null if storage works. Asks the launcher at most once every two
 * seconds.
 */
export async function folderFault({ FOLDER }: Env): Promise<string | null> {
  if (!FOLDER) return null;
  if (cachedStatus && Date.now() - cachedStatus.at < statusCacheMs) return cachedStatus.fault;
  const status = await FOLDER.fetch("http://folder/").then(
    (answer) => answer.json() as Promise<FolderStatus>,
    () => null,
  );
  const fault =
    status === null
      ? "The process that launched the server does not answer."
      : (status.fault ??
        (status.freeBytes < reserveBytes
          ? "The disk is full: stored data can be read, but nothing can be added."
          : null));
  cachedStatus = { at: Date.now(), fault };
  return fault;
}

/** Matches the paths of POST calls that judge. They need no space, because judging stores nothing. */
const storesNothing = /\/judge$/;
export async function mustHaveStorage(c: {
  readonly req: { readonly method: string; readonly path: string };
  readonly env: Env;
}): Promise<void> {
  if (!["POST", "PUT", "PATCH"].includes(c.req.method) || storesNothing.test(c.req.path)) return;
  const fault = await folderFault(c.env);
  if (fault !== null) throw new Refusal("storage-full", fault);
}
