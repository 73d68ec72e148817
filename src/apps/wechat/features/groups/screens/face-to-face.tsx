import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { NumberKeypad } from "#apps/wechat/looks/keypad.tsx";
import { NamedFace, FaceRow, PinDigits } from "#apps/wechat/looks/pin.tsx";
import wechat from "#apps/wechat/index.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { faceToFaceFriends } from "../queries.ts";

export default screen(wechat, strings, "faceToFace", (p) => {
  const isWhole = () => p.can("enter");
  const here = createMemo(() => (isWhole() ? [me, ...faceToFaceFriends(p.state, p.view.pin)] : []));
  return (
    <Frame
      back
      dark
      class="pin-page"
      title={p.t("faceToFace")}
      bottom={
        <Show when={!isWhole()} fallback={<BigButton label={p.t("enterGroup")} onTap={() => p.act.enter()} />}>
          <NumberKeypad onDigit={(digit) => p.act.digit({ digit })} onErase={() => p.act.erase()} />
        </Show>
      }
    >
      <Remark>{p.t(isWhole() ? "faceHere" : "faceHint")}</Remark>
      <PinDigits digits={p.view.pin} />
      <Show when={isWhole()}>
        <FaceRow>
          <For each={here()}>{(id) => <NamedFace of={worldId(id)} name={nameOrId(p.state, id)} />}</For>
        </FaceRow>
      </Show>
    </Frame>
  );
});
