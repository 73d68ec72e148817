/** Cards and rows for videos, seasons and live rooms. */
import dots from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import says from "@material-symbols/svg-400/outlined/subtitles.svg?raw";
import views from "@material-symbols/svg-400/outlined/smart_display.svg?raw";
import { For, Show, type JSX } from "solid-js";
import type { Picture } from "#world/social/pictures.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover } from "./cover.tsx";
import { joinName } from "./names.ts";
import "./cards.css";

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly cover: Picture;
  /** The author, as an id and a name. */
  readonly by: string;
  readonly name: string;
  readonly plays: string;
  readonly danmaku: string;
  readonly length: string;
  /** The accessible texts of the counts. */
  readonly spoken: string;
  /** A line instead of the counts, such as "Watched to 02:10". */
  readonly note?: string | undefined;
  readonly played?: number | undefined;
}
const Counts = (p: { readonly card: Card }) => (
  <>
    <Icon of={views} />
    <b>{p.card.plays}</b>
    <Icon of={says} />
    <b>{p.card.danmaku}</b>
  </>
);
/** Cards in two equal columns. */
export function CardGrid(p: {
  readonly cards: readonly Card[];
  readonly menuName?: ((title: string) => string) | undefined;
  readonly held?: string | null | undefined;
  readonly onOpen: (id: string) => void;
  readonly onMenu?: ((id: string) => void) | undefined;
}) {
  return (
    <div class="card-grid">
      <For each={p.cards}>
        {(card) => (
          <div class={`card ${p.held === card.id ? "menu-anchor" : ""}`}>
            <Tap
              class="card-open"
              role="link"
              name={joinName(card.title, card.name, card.spoken, card.length)}
              onTap={() => p.onOpen(card.id)}
              onHold={p.onMenu ? () => p.onMenu!(card.id) : undefined}
            >
              <Cover of={card.cover} start={<Counts card={card} />} end={card.length} />
              <p class="card-title">{card.title}</p>
            </Tap>
            <div class="card-foot">
              <span class="card-name">
                <i>UP</i>
                {card.name}
              </span>
              <Show when={p.onMenu}>
                <Tap class="card-menu" name={p.menuName?.(card.title)} onTap={() => p.onMenu!(card.id)}>
                  <Icon of={dots} size="small" />
                </Tap>
              </Show>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}
/** A row with its cover at the left. `rank` is the place on a board. */
export function CardRow(p: {
  readonly card: Card;
  readonly rank?: number | undefined;
  readonly rankName?: string | undefined;
  readonly on?: boolean | undefined;
  readonly end?: JSX.Element;
  /** Missing if the row opens nothing. */
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <div class="card-row">
      <Tap
        class="card-row-open"
        role={p.onTap === undefined ? "image" : p.on === undefined ? "link" : "checkbox"}
        name={joinName(p.rankName, p.card.title, p.card.name, p.card.note ?? p.card.spoken, p.card.length)}
        on={p.on}
        onTap={p.onTap}
      >
        <Show when={p.on !== undefined}>
          <i class="round-tick" />
        </Show>
        <div class="card-row-cover">
          <Cover of={p.card.cover} end={p.card.length} played={p.card.played} />
          <Show when={p.rank}>
            <b class={`rank-mark ${p.rank! <= 3 ? "top" : ""}`}>{p.rank}</b>
          </Show>
        </div>
        <div class="card-row-words">
          <p class="card-title">{p.card.title}</p>
          <div class="card-row-foot">
            <span class="card-name">{p.card.name}</span>
            <Show when={p.card.note} fallback={<span class="card-counts">{<Counts card={p.card} />}</span>}>
              <span class="card-counts">{p.card.note}</span>
            </Show>
          </div>
        </div>
      </Tap>
      {p.end}
    </div>
  );
}
export interface SeasonCard {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly cover: Picture;
  readonly badge?: string | undefined;
  readonly rating?: string | undefined;
}
/** Posters in three columns. */
export function SeasonGrid(p: { readonly seasons: readonly SeasonCard[]; readonly onOpen: (id: string) => void }) {
  return (
    <div class="season-grid">
      <For each={p.seasons}>
        {(season) => (
          <Tap
            class="season-card"
            role="link"
            name={joinName(season.title, season.note, season.badge, season.rating)}
            onTap={() => p.onOpen(season.id)}
          >
            <Cover class="tall" of={season.cover} badge={season.badge} end={season.rating} />
            <p class="season-title">{season.title}</p>
            <small>{season.note}</small>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function SeasonRow(p: {
  readonly season: SeasonCard;
  readonly rank?: number | undefined;
  readonly lines?: readonly string[] | undefined;
  readonly end?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="card-row">
      <Tap
        class="card-row-open"
        role="link"
        name={joinName(p.season.title, p.season.note, p.season.rating, ...(p.lines ?? []))}
        onTap={() => p.onTap()}
      >
        <div class="season-row-cover">
          <Cover class="tall" of={p.season.cover} badge={p.season.badge} />
          <Show when={p.rank}>
            <b class={`rank-mark ${p.rank! <= 3 ? "top" : ""}`}>{p.rank}</b>
          </Show>
        </div>
        <div class="card-row-words">
          <p class="card-title">{p.season.title}</p>
          <div class="card-row-foot">
            <span class="card-counts">{p.season.note}</span>
            <For each={p.lines}>{(line) => <span class="card-counts">{line}</span>}</For>
          </div>
        </div>
      </Tap>
      {p.end}
    </div>
  );
}
export interface RoomCard {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly area: string;
  readonly viewers: string;
  readonly cover: Picture;
}
/** Live rooms in two equal columns. */
export function RoomGrid(p: {
  readonly rooms: readonly RoomCard[];
  readonly live: string;
  readonly onOpen: (id: string) => void;
}) {
  return (
    <div class="card-grid">
      <For each={p.rooms}>
        {(room) => (
          <div class="card">
            <Tap
              class="card-open"
              role="link"
              name={joinName(room.title, room.name, room.area, room.viewers)}
              onTap={() => p.onOpen(room.id)}
            >
              <Cover of={room.cover} badge={p.live} start={<b class="cover-name">{room.name}</b>} end={room.viewers} />
              <p class="card-title">{room.title}</p>
              <p class="card-area">{room.area}</p>
            </Tap>
          </div>
        )}
      </For>
    </div>
  );
}
