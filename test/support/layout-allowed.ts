// What looks like a fault to the layout check and is none, each with its reason.
import type { Finding } from "./glass.ts";

export interface Found {
  readonly kind: Finding["kind"] | "untranslated" | "unnamed" | "error";
  readonly screen: string;
  readonly where: string;
  /** One of the texts where it was found. */
  readonly what: string;
  readonly detail: string;
  readonly path: readonly string[];
  readonly appearances: Set<string>;
  times: number;
}

interface Allowed {
  readonly kind: Found["kind"];
  readonly screen?: RegExp;
  readonly where?: RegExp;
  readonly what?: RegExp;
  readonly reason: string;
}
export const allowed: readonly Allowed[] = [
  {
    kind: "cut",
    screen: /^calendar\.main/,
    where: /\.cal-(bar|block)/,
    reason: "an event is as long and as high as its time; its whole title is a touch away",
  },
  {
    kind: "small",
    screen: /^calendar\.main/,
    where: /\.cal-(block|bar)-place/,
    reason: "an event is as high as its time, and a bar of a whole day as in every calendar",
  },
  { kind: "small", where: /> div$/, reason: "a text that can be copied by holding it is as high as its line" },
  {
    kind: "small",
    where: /> \.web-text$/,
    reason: "a paragraph that can be copied by holding it is as high as its lines",
  },
  { kind: "small", where: /\.usage$/, reason: "a bar that tells a share, and does nothing" },
  {
    kind: "untranslated",
    screen: /^files\./,
    what: /^(Documents|Download|Music|Pictures|Camera|Movies|Recordings)$/,
    reason: "a folder has the same name in every language",
  },
  {
    kind: "shortened",
    screen: /^browser\.page/,
    where: /\.address > span/,
    reason: "an address or what was searched for is whole in the field that a touch opens",
  },
  { kind: "shortened", where: /\.note-card-text/, reason: "the note opens by a touch" },
  { kind: "shortened", where: /\.notification-text/, reason: "what it is about opens by a touch" },
  { kind: "shortened", where: /\.web-card-sub/, reason: "the page that it is from opens by a touch" },
  { kind: "shortened", where: /\.chat-row-text/, reason: "the conversation opens by a touch" },
  { kind: "shortened", screen: /^messages\.starred/, reason: "the conversation opens by a touch" },
];
