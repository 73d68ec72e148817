/** How messages and what hangs on them are told and shown, alike on every screen. */
import fileIcon from "@material-symbols/svg-400/rounded/draft.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import pictureIcon from "@material-symbols/svg-400/rounded/image.svg?raw";
import placeIcon from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import { createMemo, type Accessor } from "solid-js";
import type { Authority, Row } from "../../../os/providers.ts";
import { Names } from "../queries.ts";
import type { Message, Part } from "../state.ts";
import type { strings } from "../strings.ts";

export type T = (key: keyof typeof strings.en, facts?: Record<string, string | number>) => string;
interface Reader {
  content<A extends Authority>(authority: A): readonly Row<A>[];
}
/** Rows of others, the same object while they say the same: most changes of the phone do not touch them. */
export function useRows<A extends Authority>(p: Reader, authority: A): Accessor<readonly Row<A>[]> {
  return createMemo(() => p.content(authority), [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
}
export function useNames(p: Reader): Accessor<Names> {
  const rows = useRows(p, "contacts");
  return createMemo(() => new Names(rows()));
}
export function partName(part: Part, t: T): string {
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
/** A message in one line. */
export const previewOf = (m: Message, t: T): string =>
  [...m.parts.map((part) => `[${partName(part, t)}]`), m.text.replace(/\s+/g, " ")].filter((x) => x !== "").join(" ");
export const alertNames = { normal: "alertNormal", silent: "alertSilent", none: "alertNone" } as const;
export const alertHints = { normal: "alertNormalHint", silent: "alertSilentHint", none: "alertNoneHint" } as const;
