/**
 * Two columns of cards. Each card is added to the column that is shorter so far. The heights are estimated from the
 * aspect ratios of the pictures and the lengths of the titles, not measured on the page, so the same cards are always
 * at the same positions.
 */
import { createMemo, For, Show } from "solid-js";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import lock from "@material-symbols/svg-400/outlined/lock-fill.svg?raw";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { joinName } from "./names.ts";
import { heightOf, Shot, type Shown } from "./shot.tsx";
import "./waterfall.css";

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly cover: Shown;
  readonly video: boolean;
  /** The author's id, or "me". */
  readonly by: string;
  readonly name: string;
  readonly own?: string | null | undefined;
  readonly liked: boolean;
  /** The count beside the heart, such as "1.2K". */
  readonly likes: string;
  /** The text on the picture, such as a distance. */
  readonly tag?: string | undefined;
  /** The text below the title that replaces the author, such as "Only me". */
  readonly mark?: string | undefined;
}
/** The accessible names of the heart and of the video icon. */
export interface CardTexts {
  readonly like: string;
  readonly video: string;
}
const titleWidth = 152;
/**
 * Estimates the width of a title in pixels, at font size 14. The estimate does not depend on the fonts of the machine.
 */
const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char.codePointAt(0)! > 0x2e7f ? 14 : /[A-Zmw]/.test(char) ? 9.5 : 7), 0);
function columnsOf(cards: readonly Card[], files: Files): readonly (readonly Card[])[] {
  const columns: Card[][] = [[], []];
  const heights = [0, 0];
  for (const card of cards) {
    const to = heights[1]! < heights[0]! ? 1 : 0;
    columns[to]!.push(card);
    const lines = card.title === "" ? 0 : Math.min(2, Math.ceil(widthOf(card.title) / titleWidth));
    heights[to]! += 172.5 * heightOf(card.cover, files) + lines * 20 + 52;
  }
  return columns;
}
export function Waterfall(p: {
  readonly cards: readonly Card[];
  readonly files: Files;
  readonly texts: CardTexts;
  readonly onOpen: (id: string) => void;
  readonly onLike?: ((id: string) => void) | undefined;
  readonly onHold?: ((id: string) => void) | undefined;
  /** The card whose menu is open. */
  readonly held?: string | null | undefined;
}) {
  const columns = createMemo(() => columnsOf(p.cards, p.files));
  return (
    <div class="waterfall">
      <For each={[0, 1]}>
        {(n) => (
          <div class="waterfall-column">
            <For each={columns()[n]}>
              {(card) => (
                <NoteCard
                  card={card}
                  files={p.files}
                  texts={p.texts}
                  held={p.held === card.id}
                  onOpen={() => p.onOpen(card.id)}
                  onLike={p.onLike ? () => p.onLike!(card.id) : undefined}
                  onHold={p.onHold ? () => p.onHold!(card.id) : undefined}
                />
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
function NoteCard(p: {
  readonly card: Card;
  readonly files: Files;
  readonly texts: CardTexts;
  readonly held: boolean;
  readonly onOpen: () => void;
  readonly onLike: (() => void) | undefined;
  readonly onHold: (() => void) | undefined;
}) {
  const name = () => joinName(p.card.video ? p.texts.video : "", p.card.title || p.card.name, p.card.tag);
  const count = () => (
    <>
      <Icon of={p.card.liked ? heartOn : heart} />
      <span>{p.card.likes}</span>
    </>
  );
  return (
    <div class={`note-card ${p.held ? "menu-anchor" : ""}`}>
      <Tap class="note-card-open" role="link" name={name()} onTap={() => p.onOpen()} onHold={p.onHold}>
        <div class="note-card-cover" style={{ "aspect-ratio": `1 / ${heightOf(p.card.cover, p.files)}` }}>
          <Shot of={p.card.cover} files={p.files} small />
          <Show when={p.card.video}>
            <div class="note-card-play">
              <Icon of={play} />
            </div>
          </Show>
          <Show when={p.card.tag}>
            <span class="note-card-tag">{p.card.tag}</span>
          </Show>
        </div>
        <Show when={p.card.title !== ""}>
          <p class="note-card-title">{p.card.title}</p>
        </Show>
      </Tap>
      <div class="note-card-foot">
        <Show
          when={p.card.mark}
          fallback={
            <>
              <Face of={p.card.by} own={p.card.own} files={p.files} size={16} />
              <span class="note-card-name">{p.card.name}</span>
            </>
          }
        >
          <Icon of={lock} />
          <span class="note-card-name">{p.card.mark}</span>
        </Show>
        <Show when={p.onLike} fallback={<div class="note-card-like">{count()}</div>}>
          <Tap
            class="note-card-like"
            role="checkbox"
            name={`${p.texts.like} ${p.card.likes}`}
            on={p.card.liked}
            onTap={() => p.onLike!()}
          >
            {count()}
          </Tap>
        </Show>
      </div>
    </div>
  );
}
