// The commands that type a text. `input text` types ASCII only; other characters need the keyboard ADBKeyboard, which
// types what it receives in a broadcast.
import { quote } from "#adb/shell/quote.ts";

/** Whether `input text` can type the text. */
export const isPlainText = (text: string): boolean => /^[\x20-\x7e\n\t]*$/.test(text);

/**
 * Returns the command lines that type a plain text. `input text` reads `%s` as a space, so a `%s` of the text itself is
 * typed in two commands.
 */
export const plainTextCommands = (text: string): readonly string[] =>
  text
    .split(/(?<=%)(?=s)/)
    .filter((part) => part !== "")
    .map((part) => `input text ${quote(part.replaceAll(" ", "%s"))}`);

/** Returns the command line with which ADBKeyboard types a text. */
export const broadcastTextCommand = (text: string): string =>
  `am broadcast -a ADB_INPUT_B64 --es msg ${quote(Buffer.from(text).toString("base64"))}`;
/** ADBKeyboard empties the focused field. */
export const broadcastClearCommand = "am broadcast -a ADB_CLEAR_TEXT";
