/** A line of a talk as lists show it. */
import type { Any } from "../../../../screens/parts/draw.tsx";
import type { ChatLine } from "../../../chats/state.ts";

export function lineText(p: Any, line: ChatLine | null): string {
  if (line === null) return "";
  if (line.about === null) return line.text;
  return `[${p.t(line.about.startsWith("packet_") ? "packet" : "transfer")}]`;
}
