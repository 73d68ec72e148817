/** The frame of a screen: a bar with a title on the left, the body, the footer, the round button. */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { ScreenFrame, type FrameProps } from "#ui/kit/social/screen-frame.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { useTheme } from "./look.ts";
import "./frame.css";

export { BarButton } from "#ui/kit/social/screen-frame.tsx";

export interface LeafProps extends FrameProps {
  /** Whether the body extends under the bar, as on profiles. */
  readonly under?: boolean | undefined;
  /** Whether the page is black in every theme, as for photos. */
  readonly black?: boolean | undefined;
}
export function Leaf(p: LeafProps) {
  const theme = useTheme();
  const bars = () => {
    if (p.under === true || p.black === true || theme() === "by-night" || theme() === "by-dusk") return "white";
    return theme() === "by-day" ? "black" : undefined;
  };
  return (
    <ScreenFrame
      {...p}
      class={`${theme()} ${p.under === true ? "under" : ""} ${p.black === true ? "black" : ""}`}
      bars={bars()}
      icons={{ back, close: cross }}
    />
  );
}
/** The round blue button. `above` moves it above the bar at the bottom. */
export function RoundButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly above?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`round-button ${p.above === true ? "above" : ""}`} name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
