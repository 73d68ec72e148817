import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { BigButton, Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { MapArt } from "../../../looks/map-art.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "place", (p) => {
  const body = () => {
    const found = p.state.messages[p.params.id]?.body;
    return found?.kind === "place" ? found : undefined;
  };
  return (
    <Frame
      back
      title={p.t("choosePlace")}
      actions={<NavWord label={p.t("forward")} disabled={!body()} onTap={() => p.act.forward()} />}
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
