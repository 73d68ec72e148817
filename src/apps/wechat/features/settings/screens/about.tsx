import { screen } from "#ui/screen-binding.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import wechat from "#apps/wechat/index.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Statement } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "about", (p) => (
  <Frame back white title={p.t("about")}>
    <Statement face={<AppIcon app="wechat" />} title={p.t("title")} text={p.t("aboutVersion")} />
    <Remark>
      {p.t("aboutFeatures")}: {p.t("aboutText")}
    </Remark>
  </Frame>
));
