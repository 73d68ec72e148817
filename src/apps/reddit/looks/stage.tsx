/** One picture on a black screen, with its number and the buttons to the other pictures. */
import { Show } from "solid-js";
import left from "@material-symbols/svg-400/outlined/chevron_left.svg?raw";
import right from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Shot } from "./shot.tsx";
import "./stage.css";

export function PictureStage(p: {
  readonly picture: string;
  readonly files: Files;
  readonly name: string;
  readonly at: number;
  readonly all: number;
  readonly names: { readonly previous: string; readonly next: string };
  readonly onShow: (at: number) => void;
}) {
  return (
    <div class="stage">
      <Tap class="stage-picture" role="image" name={p.name}>
        <Shot picture={p.picture} files={p.files} whole />
      </Tap>
      <Show when={p.all > 1}>
        <div class="stage-foot">
          <Tap class="bar-button" name={p.names.previous} disabled={p.at === 0} onTap={() => p.onShow(p.at - 1)}>
            <Icon of={left} />
          </Tap>
          <span>
            {p.at + 1}/{p.all}
          </span>
          <Tap class="bar-button" name={p.names.next} disabled={p.at + 1 >= p.all} onTap={() => p.onShow(p.at + 1)}>
            <Icon of={right} />
          </Tap>
        </div>
      </Show>
    </div>
  );
}
