/** Tiles of the home screen, shelves and grids of cards, coloured tiles of the search. */
import { For, Show, type JSX } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover, type Art } from "./cover.tsx";
import "./tiles.css";

export interface CardFacts {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly art: Art;
  readonly round: boolean;
}
export function Tiles(p: {
  readonly cards: readonly CardFacts[];
  /** The id of what plays now. */
  readonly now: string | null;
  readonly onTap: (id: string) => void;
}) {
  return (
    <div class="tiles">
      <For each={p.cards}>
        {(card) => (
          <Tap class={`tile ${p.now === card.id ? "on" : ""}`} name={card.title} onTap={() => p.onTap(card.id)}>
            <Cover art={card.art} size={56} />
            <p>{card.title}</p>
          </Tap>
        )}
      </For>
    </div>
  );
}
function Card(p: {
  readonly card: CardFacts;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly fill?: boolean;
}) {
  return (
    <Tap
      class={`card ${p.card.round ? "round" : ""}`}
      role="listitem"
      name={`${p.card.title}, ${p.card.note}`}
      onTap={() => p.onTap()}
      onHold={p.onHold && (() => p.onHold!())}
    >
      <Cover art={p.card.art} size={p.fill === true ? "fill" : 150} round={p.card.round} />
      <p>{p.card.title}</p>
      <Show when={p.card.note}>
        <small>{p.card.note}</small>
      </Show>
    </Tap>
  );
}
/** A row of cards that scrolls sideways. */
export function Shelf(p: {
  readonly part: string;
  readonly cards: readonly CardFacts[];
  readonly onTap: (id: string) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="shelf">
      <For each={p.cards}>{(card) => <Card card={card} onTap={() => p.onTap(card.id)} />}</For>
    </Scroll>
  );
}
export function CardGrid(p: {
  readonly cards: readonly CardFacts[];
  readonly three?: boolean | undefined;
  readonly onHold?: ((id: string) => void) | undefined;
  readonly onTap: (id: string) => void;
}) {
  return (
    <div class={`card-grid ${p.three === true ? "three" : ""}`}>
      <For each={p.cards}>
        {(card) => (
          <Card fill card={card} onTap={() => p.onTap(card.id)} onHold={p.onHold && (() => p.onHold!(card.id))} />
        )}
      </For>
    </div>
  );
}
export function ColourTiles(p: {
  readonly tiles: readonly { readonly id: string; readonly title: string; readonly colour: string }[];
  readonly onTap: (id: string) => void;
}): JSX.Element {
  return (
    <div class="colour-tiles">
      <For each={p.tiles}>
        {(tile) => (
          <Tap
            class="colour-tile"
            name={tile.title}
            style={{ background: `linear-gradient(rgb(0 0 0 / 20%), rgb(0 0 0 / 20%)), ${tile.colour}` }}
            onTap={() => p.onTap(tile.id)}
          >
            <p>{tile.title}</p>
          </Tap>
        )}
      </For>
    </div>
  );
}
