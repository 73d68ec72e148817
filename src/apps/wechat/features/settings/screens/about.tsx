import { screen } from "../../../../../ui/bind.tsx";
import { AppIcon } from "../../../../../ui/kit/app-icon.tsx";
import wechat from "../../../index.ts";
import { Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Statement } from "../../../looks/settings.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "about", (p) => (
  <Frame back white title={p.t("about")}>
    <Statement face={<AppIcon app="wechat" />} title={p.t("title")} text={p.t("aboutVersion")} />
    <Remark>
      {p.t("aboutFeatures")}: {p.t("aboutText")}
    </Remark>
  </Frame>
));
