import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { SampleChat } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "care", (p) => (
  <Frame back title={p.t("careMode")}>
    <SampleChat mine={p.t("careSample")} theirs={p.t("careText")} />
    <Remark>{p.t(p.state.prefs.care ? "pluginOn" : "pluginOff")}</Remark>
    <BigButton
      kind={p.state.prefs.care ? "grey" : "green"}
      label={p.t(p.state.prefs.care ? "careStop" : "careStart")}
      onTap={() => p.act.set({ care: !p.state.prefs.care })}
    />
  </Frame>
));
