// Base64, as clients send texts and receive pictures. The door also runs in the worker, which has no Buffer.

/** A multiple of three, so that the parts can be joined. */
const partBytes = 3 << 12;

export function bytesToBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += partBytes)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(i, i + partBytes))));
  return parts.join("");
}
/** Returns null if `text` is not base64. */
export function base64ToBytes(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
/** Returns the UTF-8 text, or null if `text` is not base64. White space is ignored. */
export function base64ToText(text: string): string | null {
  const bytes = base64ToBytes(text.replaceAll(/\s/g, ""));
  return bytes && new TextDecoder().decode(bytes);
}
