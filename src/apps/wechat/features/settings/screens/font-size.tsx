import { screen } from "../../../../../ui/bind.tsx";
import { Slider } from "../../../../../ui/kit/rows.tsx";
import wechat from "../../../index.ts";
import { Frame } from "../../../looks/frame.tsx";
import { SampleTalk, SizeFoot } from "../../../looks/settings.tsx";
import { strings } from "../../../strings.ts";
import { sizes } from "../prefs.ts";

export default screen(wechat, strings, "fontSize", (p) => (
  <Frame
    back
    title={p.t("size")}
    bottom={
      <SizeFoot small={p.t("size_small")} now={p.t(`size_${p.state.prefs.size}`)} large={p.t("size_largest")}>
        <Slider
          name={p.t("size")}
          value={sizes.indexOf(p.state.prefs.size)}
          max={sizes.length - 1}
          onPick={(at) => p.act.pick({ size: sizes[at]! })}
        />
      </SizeFoot>
    }
  >
    <SampleTalk mine={p.t("sizeSample")} theirs={p.t("sizeAnswer")} />
  </Frame>
));
