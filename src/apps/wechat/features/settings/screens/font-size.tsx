import { screen } from "#ui/screen-binding.tsx";
import { Slider } from "#ui/kit/rows.tsx";
import wechat from "#apps/wechat/index.ts";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { SampleChat, TextSizeFooter } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { sizes } from "../prefs.ts";

export default screen(wechat, strings, "fontSize", (p) => (
  <Frame
    back
    title={p.t("size")}
    bottom={
      <TextSizeFooter small={p.t("size_small")} now={p.t(`size_${p.state.prefs.size}`)} large={p.t("size_largest")}>
        <Slider
          name={p.t("size")}
          value={sizes.indexOf(p.state.prefs.size)}
          max={sizes.length - 1}
          onPick={(at) => p.act.pick({ size: sizes[at]! })}
        />
      </TextSizeFooter>
    }
  >
    <SampleChat mine={p.t("sizeSample")} theirs={p.t("sizeAnswer")} />
  </Frame>
));
