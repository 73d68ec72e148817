import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BackgroundChoice, BackgroundGrid } from "#apps/wechat/looks/backgrounds.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { backgrounds } from "../state.ts";

export default screen(wechat, strings, "background", (p) => (
  <Frame back title={p.t("chooseBackground")}>
    <BackgroundGrid>
      <For each={backgrounds}>
        {(background) => (
          <BackgroundChoice
            of={background}
            name={p.t(`bg_${background}`)}
            on={(p.state.chats[p.params.peer]?.background ?? "none") === background}
            onTap={() => p.act.pick({ background })}
          />
        )}
      </For>
    </BackgroundGrid>
  </Frame>
));
