/** An episode in a list: title, first lines, date and length, progress, buttons. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover, type Art } from "./cover.tsx";
import { Progress } from "./head.tsx";
import "./episode.css";

export function EpisodeCell(p: {
  readonly art?: Art | undefined;
  readonly title: string;
  readonly show?: string | undefined;
  readonly about: string;
  readonly meta: string;
  readonly share: number;
  readonly played: boolean;
  readonly children: JSX.Element;
  readonly onOpen: () => void;
}) {
  return (
    <div class={`episode ${p.played ? "played" : ""}`}>
      <Tap
        class="episode-main"
        role="listitem"
        name={[p.title, ...(p.show === undefined ? [] : [p.show]), p.meta].join(", ")}
        onTap={() => p.onOpen()}
      >
        <div class="episode-head">
          <Show when={p.art}>{(art) => <Cover art={art()} size={56} />}</Show>
          <div>
            <p>{p.title}</p>
            <Show when={p.show}>
              <small>{p.show}</small>
            </Show>
          </div>
        </div>
        <div class="episode-about">{p.about}</div>
        <div class="episode-meta">{p.meta}</div>
        <Show when={p.share > 0}>
          <Progress share={p.share} />
        </Show>
      </Tap>
      <div class="episode-acts">{p.children}</div>
    </div>
  );
}
