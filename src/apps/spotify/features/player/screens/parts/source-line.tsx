/** The line above the cover: from where the item plays. */
import { createMemo, Show } from "solid-js";
import { SourceWords } from "#apps/spotify/looks/source-line.tsx";
import { idOfSource } from "#apps/spotify/ids.ts";
import { openThing } from "#apps/spotify/screens/parts/host.ts";
import { useCards } from "#apps/spotify/screens/parts/things.ts";
import type { PlayerProps } from "./names.ts";

export function SourceLine(p: { readonly host: PlayerProps }) {
  const source = () => p.host.state.queue.source;
  const id = createMemo(() => (source() === null ? null : idOfSource(source()!)));
  const cards = useCards(
    () => p.host,
    createMemo(() => (id() === null ? [] : [id()!])),
  );
  const title = () => cards()[0]?.title ?? (source()?.kind === "blend" ? p.host.t("blend") : "");
  const from = () => p.host.t(p.host.state.queue.aside !== null ? "fromQueue" : `from_${source()?.kind ?? "item"}`);
  return (
    <Show when={source() !== null}>
      <SourceWords from={from()} title={id() === null ? "" : title()} onTap={() => openThing(p.host.act, id()!)} />
    </Show>
  );
}
