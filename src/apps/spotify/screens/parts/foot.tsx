/** The bar at the bottom, with the small player above it. */
import { createMemo, Show } from "solid-js";
import { FootBar, MiniPlayer, type FootTab } from "../../looks/foot.tsx";
import { isPremium } from "../../features/premium/queries.ts";
import { currentItem } from "../../features/player/queue.ts";
import { thisPhone } from "../../features/player/state.ts";
import { usePlayed } from "./played.ts";
import { isPlaying } from "./items.ts";
import type { FootHost } from "./host.ts";

export function Foot(p: { readonly host: FootHost; readonly on?: FootTab | undefined }) {
  const item = () => currentItem(p.host.state.queue);
  const played = usePlayed(() => p.host);
  const device = () =>
    p.host.state.device === thisPhone
      ? ""
      : (p.host.state.devices.find(({ id }) => id === p.host.state.device)?.name ?? "");
  // The tabs are drawn anew only if they change, not at every tick of the clock.
  const hasPremiumTab = createMemo(() => !isPremium(p.host.state, p.host.now) || p.on === "premium");
  const tabs = createMemo(() => {
    const all: { id: FootTab; label: string }[] = [
      { id: "home", label: p.host.t("tabHome") },
      { id: "search", label: p.host.t("tabSearch") },
      { id: "library", label: p.host.t("tabLibrary") },
    ];
    if (hasPremiumTab()) all.push({ id: "premium", label: p.host.t("tabPremium") });
    return [...all, { id: "create" as const, label: p.host.t("tabCreate") }];
  });
  return (
    <div class="foot-stack">
      <Show when={item() !== null && p.host.state.loggedIn && played.facts()}>
        {(facts) => (
          <MiniPlayer
            title={facts().title}
            by={facts().by}
            device={device()}
            cover={facts().cover}
            colour={played.colour()}
            share={played.positionMs() / Math.max(1, facts().ms)}
            playing={isPlaying(p.host)}
            names={{ open: p.host.t("openPlayer"), play: p.host.t("play"), pause: p.host.t("pause") }}
            onOpen={() => p.host.act.openPlayer()}
            onToggle={() => p.host.act.togglePlay()}
          />
        )}
      </Show>
      <FootBar
        tabs={tabs()}
        on={p.on ?? null}
        onTab={(tab) => {
          if (tab === "home") p.host.act.goHome?.();
          else if (tab === "search") p.host.act.goSearch?.();
          else if (tab === "library") p.host.act.goLibrary?.();
          else if (tab === "premium") p.host.act.goPremium?.();
          else p.host.act.create();
        }}
      />
    </div>
  );
}
