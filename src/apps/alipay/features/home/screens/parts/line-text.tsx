/** The text of a chat line in lists. */
import type { ScreenContext } from "#apps/alipay/screens/parts/page.tsx";
import type { ChatLine } from "#apps/alipay/features/chats/state.ts";

export function lineText(p: ScreenContext, line: ChatLine | null): string {
  if (line === null) return "";
  if (line.about === null) return line.text;
  return `[${p.t(line.about.startsWith("packet_") ? "packet" : "transfer")}]`;
}
