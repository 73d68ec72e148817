import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { SampleTalk } from "../../../looks/settings.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "care", (p) => (
  <Frame back title={p.t("careMode")}>
    <SampleTalk mine={p.t("careSample")} theirs={p.t("careText")} />
    <Remark>{p.t(p.state.prefs.care ? "pluginOn" : "pluginOff")}</Remark>
    <BigButton
      kind={p.state.prefs.care ? "grey" : "green"}
      label={p.t(p.state.prefs.care ? "careStop" : "careStart")}
      onTap={() => p.act.set({ care: !p.state.prefs.care })}
    />
  </Frame>
));
