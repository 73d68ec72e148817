/** The sheets in which the user searches for tags, people and a place. */
import { countText } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import { queryWorld } from "#ui/world.ts";
import placesWorld from "#world/places/index.ts";
import rednote from "#world/rednote/index.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/rednote/index.ts";
import { Cell } from "#apps/rednote/looks/cells.tsx";
import { SearchPill } from "#apps/rednote/looks/forms.tsx";
import { HalfSheet } from "#apps/rednote/looks/overlays.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { RankRow } from "#apps/rednote/looks/search.tsx";
import type { Word } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";
import { reachableIds } from "../../../messages/queries.ts";

type Host = ScreenProps<typeof app, "compose", Word>;
export function ComposeSheets(p: { readonly host: Host }) {
  const q = () => p.host.view.q.trim().replace(/^#+/, "");
  const isOpen = (sheet: Host["view"]["open"]) => p.host.view.open === sheet;
  const topics = queryWorld(rednote.queries.trending, () =>
    isOpen("tags") ? { public: publicOf(p.host.lang), ...(q() === "" ? {} : { q: q() }) } : null,
  );
  const known = createMemo(() => reachableIds(p.host.state).slice(0, 60));
  const friends = queryWorld(rednote.queries.users, () =>
    isOpen("mentions") && q() === "" && known().length > 0 ? { ids: known() } : null,
  );
  const found = queryWorld(rednote.queries.people, () =>
    isOpen("mentions") && q() !== "" ? { q: q(), public: publicOf(p.host.lang) } : null,
  );
  const people = () => (q() === "" ? (friends() ?? []) : (found()?.rows ?? []));
  const places = queryWorld(placesWorld.queries.find, () => (isOpen("place") ? (q() === "" ? {} : { q: q() }) : null));
  const tagNames = () => topics()?.rows.map(({ name }) => name) ?? [];
  return (
    <>
      <HalfSheet open={isOpen("tags")} title={p.host.t("tags")} part="tags" tall>
        <div class="bar-row">
          <SearchPill at={p.host.field("q")} name={p.host.t("findTag")} />
        </div>
        <Show when={q() !== "" && !tagNames().includes(q())}>
          <RankRow
            title={p.host.t("newTag", { tag: q() })}
            note=""
            onTap={() => p.host.act.addTag({ tag: q().slice(0, 30) })}
          />
        </Show>
        <For each={topics()?.rows}>
          {(topic) => (
            <RankRow
              title={`#${topic.name}`}
              note={p.host.t("topicCount", { n: countText(topic.notes, p.host.lang) })}
              onTap={() => p.host.act.addTag({ tag: topic.name.slice(0, 30) })}
            />
          )}
        </For>
      </HalfSheet>
      <HalfSheet open={isOpen("mentions")} title={p.host.t("mentions")} part="mentions" tall>
        <div class="bar-row">
          <SearchPill at={p.host.field("q")} name={p.host.t("findMention")} />
        </div>
        <For each={people()}>
          {(user) => <PersonRow of={user.id} name={user.name} onTap={() => p.host.act.addMention({ user: user.id })} />}
        </For>
      </HalfSheet>
      <HalfSheet open={isOpen("place")} title={p.host.t("addPlace")} part="places" tall>
        <div class="bar-row">
          <SearchPill at={p.host.field("q")} name={p.host.t("findPlace")} />
        </div>
        <Cell title={p.host.t("noPlace")} onTap={() => p.host.act.setPlace({ place: null })} />
        <For each={places()?.rows}>
          {(place) => {
            const name = () => (p.host.lang === "en" ? place.name.en : place.name.zh);
            return (
              <Cell
                title={name()}
                note={p.host.lang === "en" ? place.address.en : place.address.zh}
                onTap={() => p.host.act.setPlace({ place: { id: place.id, name: name().slice(0, 80) } })}
              />
            );
          }}
        </For>
      </HalfSheet>
    </>
  );
}
