/** Labels and icons for messages and their parts, shared by all screens. */
import fileIcon from "@material-symbols/svg-400/rounded/draft.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import pictureIcon from "@material-symbols/svg-400/rounded/image.svg?raw";
import placeIcon from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import { createMemo, type Accessor } from "solid-js";
import type { Authority, Row } from "#os/providers.ts";
import { AddressBook } from "../queries.ts";
import type { Message, Part } from "../state.ts";
import type { strings } from "../strings.ts";

export type Translate = (key: keyof typeof strings.en, facts?: Record<string, string | number>) => string;
interface ContentReader {
  content<A extends Authority>(authority: A): readonly Row<A>[];
}
/**
 * Returns rows of another app's content. Most changes of the phone's state do not affect these rows. While the rows
 * stay equal, the memo returns the same object, so that nothing is drawn again.
 */
export function useRows<A extends Authority>(p: ContentReader, authority: A): Accessor<readonly Row<A>[]> {
  return createMemo(() => p.content(authority), [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
}
export function useAddressBook(p: ContentReader): Accessor<AddressBook> {
  const rows = useRows(p, "contacts");
  return createMemo(() => new AddressBook(rows()));
}
export function partName(part: Part, t: Translate): string {
  if (part.kind === "contact") return t("contact");
  if (part.kind === "place") return t("place");
  return t(part.mime.startsWith("image/") ? "picture" : "file");
}
export const partIcon = (part: Part): string =>
  part.kind === "contact"
    ? personIcon
    : part.kind === "place"
      ? placeIcon
      : part.mime.startsWith("image/")
        ? pictureIcon
        : fileIcon;
export const previewText = (m: Message, t: Translate): string =>
  [...m.parts.map((part) => `[${partName(part, t)}]`), m.text.replace(/\s+/g, " ")].filter((x) => x !== "").join(" ");
export const alertNames = { normal: "alertNormal", silent: "alertSilent", none: "alertNone" } as const;
export const alertHints = { normal: "alertNormalHint", silent: "alertSilentHint", none: "alertNoneHint" } as const;
