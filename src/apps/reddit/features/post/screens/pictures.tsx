import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { isOwnPost } from "#apps/reddit/ids.ts";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { PictureStage } from "#apps/reddit/looks/stage.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "pictures", (p) => {
  const record = queryWorld(threads.queries.post, () => (isOwnPost(p.params.post) ? null : { id: p.params.post }));
  const pictures = createMemo(() => p.state.posts[p.params.post]?.pictures ?? record()?.pictures ?? []);
  const at = () => Math.min(p.view.at ?? p.params.first, Math.max(0, pictures().length - 1));
  return (
    <Frame back="close" black>
      <Show when={pictures()[at()]}>
        {(picture) => (
          <PictureStage
            picture={picture()}
            files={p.os.files}
            name={p.t("pictureOf", { n: at() + 1, all: pictures().length })}
            at={at()}
            all={pictures().length}
            names={{ previous: p.t("previousPicture"), next: p.t("nextPicture") }}
            onShow={(to) => p.act.show({ at: to })}
          />
        )}
      </Show>
    </Frame>
  );
});
