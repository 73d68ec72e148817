import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { isPost } from "#apps/rednote/ids.ts";
import { PictureLeaf } from "#apps/rednote/looks/picture-leaf.tsx";
import { shownOf, watermarkOf } from "#apps/rednote/screens/parts/cards.ts";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "shots", (p) => {
  const found = queryWorld(rednote.queries.note, () => (isPost(p.params.note) ? null : { id: p.params.note }));
  const shots = createMemo(() => {
    const post = p.state.posts[p.params.note];
    if (post) return shownOf(post, watermarkOf(p.state));
    return (found()?.pictures ?? []).map((picture) => ({ kind: "world" as const, picture }));
  });
  const at = () => Math.min(p.view.at ?? p.params.first, Math.max(0, shots().length - 1));
  return (
    <Show
      when={shots()[at()]}
      fallback={<PictureLeaf name="" files={p.os.files} onShow={() => undefined} at={0} all={0} />}
    >
      {(shot) => (
        <PictureLeaf
          of={shot()}
          at={at()}
          all={shots().length}
          name={p.t("pictureOf", { n: at() + 1, all: shots().length })}
          files={p.os.files}
          onShow={(to) => p.act.show({ at: to })}
        />
      )}
    </Show>
  );
});
