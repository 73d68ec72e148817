// Trainers put pictures, films and sounds where a marker stands in a text. A text that holds one of its own would be taken for a
// place, and the row would not add up.

export const pictureMarker = "<image>";
const marker = /<(image|video|audio)>/g;

/** With a blank behind the bracket: no marker any more, and read the same by people. */
export const unmarked = (text: string): string => text.replace(marker, "< $1>");
/** In JSON the bracket can be written so that nobody takes it for a marker and every reader has the text as it was. */
export const unmarkedJson = (json: string): string => json.replace(marker, "\\u003c$1>");

/** Texts and pictures in their order as one text with markers; markers of the texts' own are unmarked, also across texts. */
export function markedText(parts: readonly (string | { readonly picture: true })[]): string {
  let all = "";
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else {
      all += unmarked(text) + pictureMarker;
      text = "";
    }
  }
  return all + unmarked(text);
}
