import type { State } from "../../state.ts";

/**
 * Returns the ids of a chat's messages that contain pictures, voice or files, and the approximate total size of these
 * messages in bytes.
 */
export function chatMedia(state: State, peer: string): { readonly ids: string[]; readonly bytes: number } {
  const ids: string[] = [];
  let bytes = 0;
  for (const { id, chat, body } of Object.values(state.messages)) {
    if (chat !== peer) continue;
    const size =
      body.kind === "picture"
        ? 1_240_000
        : body.kind === "file"
          ? body.bytes
          : body.kind === "voice"
            ? body.seconds * 3_200
            : 0;
    if (size === 0) continue;
    ids.push(id);
    bytes += size;
  }
  return { ids, bytes };
}
export const chatsWithMedia = (
  state: State,
): { readonly peer: string; readonly bytes: number; readonly count: number }[] =>
  Object.keys(state.chats)
    .map((peer) => ({ peer, bytes: chatMedia(state, peer).bytes, count: chatMedia(state, peer).ids.length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.bytes - a.bytes || (a.peer < b.peer ? -1 : 1));
/** The size of the app itself, in bytes. */
export const appBytes = 412_000_000;
