/** Converts picked or shared files into message bodies. */
import { parseContentUri } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import type { Body } from "./state.ts";

export const bodiesFromUris = (uris: readonly string[], os: OsState): Body[] =>
  uris.slice(0, 9).flatMap((uri): Body[] => {
    const at = parseContentUri(uri);
    const file = at?.authority === "files" ? os.files[at.id] : undefined;
    if (file?.type !== "file") return [];
    if (file.mime.startsWith("image/")) return [{ kind: "picture", file: file.id, scene: null }];
    return [{ kind: "file", file: file.id, name: file.name.slice(0, 200), bytes: file.bytes }];
  });
