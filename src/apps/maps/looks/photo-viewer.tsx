/** Photos of a place. One photo at a time is shown on a black background. A tap or a swipe shows another photo. */
import { createMemo, Show } from "solid-js";
import { Page } from "#ui/kit/page.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./photo-viewer.css";

export function PhotoViewer(p: {
  readonly title: string;
  readonly note: string;
  readonly scene: string | undefined;
  readonly name: string;
  readonly onTurn: (by: 1 | -1) => void;
}) {
  const scene = createMemo(() => p.scene);
  return (
    <div class="photo-viewer" data-bars="white">
      <Page plain back="close" title={p.title} subtitle={p.note}>
        <Tap
          class="photo-sight"
          role="image"
          name={p.name}
          onTap={() => p.onTurn(1)}
          onSwipe={(d) => (d === "left" ? p.onTurn(1) : d === "right" ? p.onTurn(-1) : false)}
        >
          <Show when={scene()} keyed>
            {(id) => <Picture scene={id} silent fit="contain" />}
          </Show>
        </Tap>
      </Page>
    </div>
  );
}
