import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { BigButton, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { NumberPad } from "../../../looks/pad.tsx";
import { FaceOne, FacesRow, PinDigits } from "../../../looks/pin.tsx";
import wechat from "../../../index.ts";
import { me, worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";
import { besideWith } from "../queries.ts";

export default screen(wechat, strings, "faceToFace", (p) => {
  const isWhole = () => p.can("enter");
  const here = createMemo(() => (isWhole() ? [me, ...besideWith(p.state, p.view.pin)] : []));
  return (
    <Frame
      back
      dark
      class="pin-page"
      title={p.t("faceToFace")}
      bottom={
        <Show when={!isWhole()} fallback={<BigButton label={p.t("enterGroup")} onTap={() => p.act.enter()} />}>
          <NumberPad onDigit={(digit) => p.act.digit({ digit })} onErase={() => p.act.erase()} />
        </Show>
      }
    >
      <Remark>{p.t(isWhole() ? "faceHere" : "faceHint")}</Remark>
      <PinDigits digits={p.view.pin} />
      <Show when={isWhole()}>
        <FacesRow>
          <For each={here()}>{(id) => <FaceOne of={worldId(id)} name={nameIn(p.state, id)} />}</For>
        </FacesRow>
      </Show>
    </Frame>
  );
});
