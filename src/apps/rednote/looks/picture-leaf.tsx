/** A single picture on a black page. A swipe shows another picture. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { goBack } from "#ui/kit/close.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { Icon } from "#ui/kit/icon.tsx";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { heightOf, Shot, type Shown } from "./shot.tsx";
import "./picture-leaf.css";

export function PictureLeaf(p: {
  readonly of?: Shown | undefined;
  readonly at: number;
  readonly all: number;
  readonly name: string;
  readonly files: Files;
  readonly onShow: (at: number) => void;
}) {
  const turn = (direction: string) => {
    const to = p.at + (direction === "left" ? 1 : direction === "right" ? -1 : 0);
    if (to === p.at) return false;
    if (to >= 0 && to < p.all) p.onShow(to);
    return true;
  };
  return (
    <div class="picture-leaf" data-bars="white">
      <Tap class="picture-close" name={shellText("close")} onTap={goBack}>
        <Icon of={cross} />
      </Tap>
      <Show when={p.all > 1}>
        <p class="picture-count">
          {p.at + 1}/{p.all}
        </p>
      </Show>
      <Show when={p.of}>
        {(shown) => (
          <Tap
            class="picture-whole"
            role="image"
            name={p.name}
            style={{ "aspect-ratio": `1 / ${heightOf(shown(), p.files)}` }}
            onSwipe={turn}
          >
            <Shot of={shown()} files={p.files} whole />
          </Tap>
        )}
      </Show>
    </div>
  );
}
