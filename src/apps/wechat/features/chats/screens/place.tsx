import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { MapArt } from "#apps/wechat/looks/map-art.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "place", (p) => {
  const body = () => {
    const found = p.state.messages[p.params.id]?.body;
    return found?.kind === "place" ? found : undefined;
  };
  return (
    <Frame
      back
      title={p.t("choosePlace")}
      actions={<NavTextButton label={p.t("forward")} disabled={!body()} onTap={() => p.act.forward()} />}
    >
      <Show when={body()} fallback={<Remark big>{p.t("message-missing")}</Remark>}>
        {(place) => (
          <>
            <MapArt of={place().place} height={380} />
            <Cells first>
              <Cell tall title={place().name} note={place().address} />
            </Cells>
            <BigButton label={p.t("openMap")} onTap={() => p.act.map()} />
          </>
        )}
      </Show>
    </Frame>
  );
});
