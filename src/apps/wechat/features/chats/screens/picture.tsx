import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { FullPicture } from "#apps/wechat/looks/full-picture.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "picture", (p) => {
  const body = () => {
    const found = p.state.messages[p.params.id]?.body;
    return found?.kind === "picture" ? found : undefined;
  };
  const file = () => {
    const id = body()?.file;
    const found = id == null ? undefined : p.os.files[id];
    return found?.type === "file" ? found : undefined;
  };
  return (
    <Frame
      back="close"
      dark
      class="black"
      actions={
        <>
          <NavTextButton label={p.t("favourite")} disabled={!body()} onTap={() => p.act.favourite()} />
          <NavTextButton label={p.t("forward")} disabled={!body()} onTap={() => p.act.forward()} />
        </>
      }
    >
      <Show when={body()} fallback={<Remark big>{p.t("message-missing")}</Remark>}>
        {(it) => (
          <FullPicture>
            <Show
              when={file()}
              fallback={<Show when={it().scene}>{(scene) => <Picture scene={scene()} fit="contain" />}</Show>}
            >
              {(found) => <FilePicture file={found()} fit="contain" />}
            </Show>
          </FullPicture>
        )}
      </Show>
    </Frame>
  );
});
