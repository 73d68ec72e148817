// Trainers insert a picture, video or sound where a text contains a marker. If a text itself contains the characters of
// a marker, the trainer would count one picture too many and reject the row.

export const pictureMarker = "<image>";
const marker = /<(image|video|audio)>/g;

/** Inserts a space after the bracket. The text then no longer contains a marker, and stays readable. */
export const escapeMarkers = (text: string): string => text.replace(marker, "< $1>");
/** Escapes the bracket in JSON. The JSON then contains no marker, and JSON readers restore the original text. */
export const escapeMarkersInJson = (json: string): string => json.replace(marker, "\\u003c$1>");

/**
 * Joins texts and pictures, in order, into one text with markers for the pictures. Markers in the texts are escaped,
 * even if a marker spans two texts.
 */
export function joinWithMarkers(parts: readonly (string | { readonly picture: true })[]): string {
  let all = "";
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else {
      all += escapeMarkers(text) + pictureMarker;
      text = "";
    }
  }
  return all + escapeMarkers(text);
}
