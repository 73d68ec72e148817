/** The feeds in two columns: Explore with its channels, and Nearby. */
import { createMemo, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import { leastAge } from "#os/social-format.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import rednote, { type NoteBrief } from "#world/rednote/index.ts";
import { publicOf } from "#apps/rednote/world.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { worldCard } from "#apps/rednote/screens/parts/cards.ts";
import { boxAround } from "#apps/rednote/nearby.ts";
import { isWanted } from "#apps/rednote/screens/parts/hooks.ts";
import { teenChannels } from "../../state.ts";
import type { HomeProps } from "./props.ts";

/**
 * Each refresh moves the start of the feed by `pagesPerRefresh` pages. After this many pages, the feed starts at the
 * first page again.
 */
const feedPages = 25;
const pagesPerRefresh = 3;
const pageSize = 20;

function Cards(p: {
  readonly host: HomeProps;
  readonly notes: readonly NoteBrief[];
  readonly more: boolean;
  readonly near?: boolean;
}) {
  const notes = createMemo(() => {
    const seen = new Set<string>();
    return p.notes.filter((note) => isWanted(p.host.state, note) && !seen.has(note.id) && seen.add(note.id));
  });
  return (
    <>
      <Waterfall
        cards={notes().map((note) => worldCard(note, p.host, p.near === true))}
        files={p.host.os.files}
        texts={{ like: p.host.t("like"), video: p.host.t("video") }}
        held={p.host.view.open === "held" ? p.host.view.held : null}
        onOpen={(note) => p.host.act.open({ note })}
        onLike={(note) => p.host.act.like({ note })}
        onHold={(note) => p.host.act.hold({ note, author: notes().find(({ id }) => id === note)!.author })}
      />
      <Show when={p.more}>
        <Pill kind="grey" wide label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
    </>
  );
}
export function ExploreFeed(p: { readonly host: HomeProps }) {
  const state = () => p.host.state;
  const base = () => {
    const { channel } = p.host.view;
    const teen =
      channel === null && state().prefs.teen ? teenChannels[state().refreshes.explore % teenChannels.length] : null;
    const chosen = channel ?? teen;
    return { public: publicOf(p.host.lang), ...(chosen === null || chosen === undefined ? {} : { channel: chosen }) };
  };
  // Notes that were published between the phone's start and the last refresh come first.
  const fresh = queryWorld(rednote.queries.feed, () => {
    const from = leastAge(state().refreshedAt, state().startedAt);
    return from === 0 ? null : { ...base(), age_min: from, age_max: -1, sort: "newest" as const };
  });
  const start = () => (p.host.view.channel === null ? (state().refreshes.explore * pagesPerRefresh) % feedPages : 0);
  const pages = queryWorldPages(
    rednote.queries.feed,
    () => ({ ...base(), age_min: 0 }),
    () => start() + p.host.view.pages,
  );
  // A personal feed prefers the channels of the notes that the user liked or saved.
  const liked = queryWorld(rednote.queries.notes, () => {
    const ids = [...new Set([...Object.keys(state().liked), ...Object.keys(state().saved)])];
    const all = ids.filter((id) => id.startsWith("rn_note_")).slice(0, 40);
    return state().prefs.personalised && all.length > 0 ? { ids: all } : null;
  });
  const preferred = createMemo(() => new Set((liked() ?? []).map(({ channel }) => channel)));
  const listed = createMemo(() => {
    const all = (pages()?.rows ?? []).slice(start() * pageSize);
    const parts = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, n) =>
      all.slice(n * pageSize, (n + 1) * pageSize),
    );
    // Notes of preferred channels come first within each page, so that no note moves when the next page loads.
    const liking = preferred();
    return parts.flatMap((part) =>
      state().prefs.personalised && p.host.view.channel === null
        ? part.toSorted((a, b) => Number(liking.has(b.channel)) - Number(liking.has(a.channel)))
        : part,
    );
  });
  return (
    <Show when={isOnline(p.host.os)} fallback={<Empty text={p.host.t("noNetwork")} />}>
      <Cards host={p.host} notes={[...(fresh()?.rows ?? []), ...listed()]} more={pages()?.more === true} />
    </Show>
  );
}
export function NearbyFeed(p: { readonly host: HomeProps }) {
  const isOn = () => p.host.state.prefs.nearby && p.host.allowed("location") && p.host.os.settings.location.on;
  const pages = queryWorldPages(
    rednote.queries.feed,
    () =>
      isOn() && isOnline(p.host.os)
        ? {
            public: publicOf(p.host.lang),
            ...boxAround(p.host.os),
            age_min: leastAge(p.host.state.refreshedAt, p.host.state.startedAt),
          }
        : null,
    () => p.host.view.pages,
  );
  const text = () => (p.host.state.prefs.nearby ? (isOnline(p.host.os) ? "noNotes" : "noNetwork") : "nearbyOff");
  return (
    <Show
      when={isOn() && (pages()?.rows.length ?? 1) > 0 && isOnline(p.host.os)}
      fallback={
        <Show
          when={p.host.state.prefs.nearby && !p.host.allowed("location")}
          fallback={<Empty text={p.host.t(text())} />}
        >
          <Empty text={p.host.t("nearbyAsk")} button={p.host.t("allowNearby")} onTap={() => p.host.act.allowNearby()} />
        </Show>
      }
    >
      <Cards host={p.host} notes={pages()?.rows ?? []} more={pages()?.more === true} near />
    </Show>
  );
}
