import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { PictureStage } from "#apps/reddit/looks/stage.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "chatPicture", (p) => {
  const picture = () => {
    const body = p.state.messages[p.params.message]?.body;
    return body?.kind === "picture" ? body.picture : undefined;
  };
  return (
    <Frame back="close" black>
      <Show when={picture()}>
        {(of) => (
          <PictureStage
            picture={of()}
            files={p.os.files}
            name={p.t("pictureMark")}
            at={0}
            all={1}
            names={{ previous: p.t("previousPicture"), next: p.t("nextPicture") }}
            onShow={() => undefined}
          />
        )}
      </Show>
    </Frame>
  );
});
