// The folder in which a local server keeps its phones. Only the process that launched the server can see it; where the server is
// deployed there is none.
import { Refusal } from "../env/answer.ts";

/** What the launcher answers. `fault`: why phones are not kept any more; `freeBytes`: of the disk. */
interface Told {
  readonly fault: string | null;
  readonly freeBytes: number;
}

interface Env {
  readonly FOLDER?: { fetch(address: string): Promise<Response> };
}

/** What phones that are awake and the platform itself may still write. With none left, even reading fails. */
const reserveBytes = 64 * 2 ** 20;
const lookMs = 2_000;
let looked: { readonly at: number; readonly fault: string | null } | null = null;

/** Why nothing more can be stored; null where it can. Looked at once in two seconds. */
export async function folderFault({ FOLDER }: Env): Promise<string | null> {
  if (!FOLDER) return null;
  if (looked && Date.now() - looked.at < lookMs) return looked.fault;
  const told = await FOLDER.fetch("http://folder/").then(
    (answer) => answer.json() as Promise<Told>,
    () => null,
  );
  const fault =
    told === null
      ? "The process that launched the server does not answer."
      : (told.fault ??
        (told.freeBytes < reserveBytes ? "The disk is full: what is there is read, nothing is added." : null));
  looked = { at: Date.now(), fault };
  return fault;
}

/** What is judged or read needs no room, though some of it is asked for by POST. */
const storesNothing = /\/judge$/;
export async function mustHaveFolder(c: {
  readonly req: { readonly method: string; readonly path: string };
  readonly env: Env;
}): Promise<void> {
  if (!["POST", "PUT", "PATCH"].includes(c.req.method) || storesNothing.test(c.req.path)) return;
  const fault = await folderFault(c.env);
  if (fault !== null) throw new Refusal("storage-full", fault);
}
