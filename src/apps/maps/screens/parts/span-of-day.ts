/** The hours of one day, as a table has them. */
import { clockText } from "../../../../os/format.ts";
import type { Seen } from "./targets.ts";

/** Past midnight the hours go on: 1500 is one in the morning. */
export function spanOfDay(p: Seen, span: { readonly open: number; readonly close: number } | null | undefined): string {
  if (!span) return p.t("closedDay");
  const clock = (minutes: number) => clockText(Math.floor(minutes / 60) % 24, minutes % 60, p.os);
  return `${clock(span.open)} – ${clock(span.close)}`;
}
