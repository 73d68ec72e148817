import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { GroundChoice, Grounds } from "../../../looks/grounds.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { backgrounds } from "../state.ts";

export default screen(wechat, strings, "background", (p) => (
  <Frame back title={p.t("chooseBackground")}>
    <Grounds>
      <For each={backgrounds}>
        {(background) => (
          <GroundChoice
            of={background}
            name={p.t(`bg_${background}`)}
            on={(p.state.chats[p.params.peer]?.background ?? "none") === background}
            onTap={() => p.act.pick({ background })}
          />
        )}
      </For>
    </Grounds>
  </Frame>
));
