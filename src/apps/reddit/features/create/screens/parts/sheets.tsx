/** The sheets of the page for a new post: the choice of the community, and of flair and tags. */
import { createMemo, For, Show } from "solid-js";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads, { type Community } from "#world/threads/index.ts";
import type app from "#apps/reddit/index.ts";
import { Cells, Empty, Pill, RadioCell, SwitchCell } from "#apps/reddit/looks/cells.tsx";
import { SearchPill } from "#apps/reddit/looks/forms.tsx";
import { TallSheet } from "#apps/reddit/looks/overlays.tsx";
import { FlairTag } from "#apps/reddit/looks/post.tsx";
import { CommunityRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { useCommunities } from "#apps/reddit/screens/parts/reads.ts";
import type { Word } from "#apps/reddit/strings.ts";
import { publicOf } from "#apps/reddit/world.ts";

type CreateProps = ScreenProps<typeof app, "create", Word>;
export function CommunitySheet(p: { readonly host: CreateProps }) {
  const isOpen = () => p.host.view.open === "community";
  const q = () => p.host.view.q.trim().replace(/^r\//i, "");
  const joined = useCommunities(() => (isOpen() ? Object.keys(p.host.state.joined) : []));
  const found = queryWorld(threads.queries.directory, () =>
    isOpen() && q() !== "" ? { public: publicOf(p.host.lang), q: q() } : null,
  );
  const all = createMemo((): readonly Community[] => {
    if (q() !== "") return found()?.rows ?? [];
    return [...joined().values()].toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase(), "en"));
  });
  return (
    <TallSheet
      open={isOpen()}
      title={p.host.t("postTo")}
      head={
        <div class="sheet-search">
          <SearchPill at={p.host.field("q")} name={p.host.t("searchCommunity")} />
        </div>
      }
    >
      <Show when={all().length > 0} fallback={<Empty text={p.host.t("noCommunityFound")} />}>
        <For each={all()}>
          {(community) => (
            <CommunityRow
              host={p.host}
              community={community}
              text={false}
              onTap={() => p.host.act.setCommunity({ community: community.id, needsFlair: community.flairRequired })}
            />
          )}
        </For>
      </Show>
    </TallSheet>
  );
}
export function FlairSheet(p: { readonly host: CreateProps; readonly community: Community | undefined }) {
  return (
    <TallSheet
      open={p.host.view.open === "flair" && p.community !== undefined}
      title={p.host.t("flairTitle")}
      foot={<Pill wide label={p.host.t("apply")} onTap={() => p.host.act.closeFlair()} />}
    >
      <SwitchCell
        title={p.host.t("spoiler")}
        note={p.host.t("spoilerNote")}
        on={p.host.view.spoiler}
        onTap={() => p.host.act.toggleSpoiler()}
      />
      <Cells title={p.host.t(p.community?.flairRequired === true ? "flairNeeded" : "flairOptional")}>
        <Show when={p.community?.flairRequired !== true}>
          <RadioCell
            title={p.host.t("noFlair")}
            on={p.host.view.flair === null}
            onTap={() => p.host.act.setFlair({ flair: null })}
          />
        </Show>
        <For each={p.community?.flairs}>
          {(flair) => (
            <RadioCell
              title={flair.text}
              mark={<FlairTag text="" colour={flair.colour} />}
              on={p.host.view.flair === flair.id}
              onTap={() => p.host.act.setFlair({ flair: flair.id })}
            />
          )}
        </For>
      </Cells>
    </TallSheet>
  );
}
