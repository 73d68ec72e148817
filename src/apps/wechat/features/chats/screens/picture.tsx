import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { FilePicture, Picture } from "../../../../../ui/kit/picture.tsx";
import { Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { WholePicture } from "../../../looks/whole-picture.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";

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
          <NavWord label={p.t("favourite")} disabled={!body()} onTap={() => p.act.favourite()} />
          <NavWord label={p.t("forward")} disabled={!body()} onTap={() => p.act.forward()} />
        </>
      }
    >
      <Show when={body()} fallback={<Remark big>{p.t("message-missing")}</Remark>}>
        {(it) => (
          <WholePicture>
            <Show
              when={file()}
              fallback={<Show when={it().scene}>{(scene) => <Picture scene={scene()} fit="contain" />}</Show>}
            >
              {(found) => <FilePicture file={found()} fit="contain" />}
            </Show>
          </WholePicture>
        )}
      </Show>
    </Frame>
  );
});
