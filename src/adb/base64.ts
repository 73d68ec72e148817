// Base64, as clients send texts and receive pictures. The door also runs in the worker, which has no Buffer.

export const bytesToBase64 = (bytes: Uint8Array): string => {
  let binary = "";
  const chunk = 8192;
  for (let i = 0; i < bytes.length; i += chunk) binary += String.fromCharCode(...bytes.subarray(i, i + chunk));
  return btoa(binary);
};
/** Returns the UTF-8 text, or null if `text` is not base64. White space is ignored. */
export function base64ToText(text: string): string | null {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(text.replaceAll(/\s/g, "")), (character) => character.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
