// Trainers insert pictures, videos and sounds where a marker occurs in a text. A marker that belongs to the text itself
// would be counted as a picture and make the row invalid.

export const pictureMarker = "<image>";
const marker = /<(image|video|audio)>/g;

/** Inserts a space after the bracket: no longer a marker, but still readable. */
export const escapeMarkers = (text: string): string => text.replace(marker, "< $1>");
/** In JSON the bracket is escaped: no longer a marker, and JSON readers get the original text. */
export const escapeMarkersInJson = (json: string): string => json.replace(marker, "\\u003c$1>");

/**
 * Joins texts and pictures in order into one text with markers. Markers in the texts are escaped, also across text
 * boundaries.
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
