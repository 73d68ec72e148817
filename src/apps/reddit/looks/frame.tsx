/** The frame of a screen: a bar with a title on the left, the body, the footer. */
import back from "@material-symbols/svg-400/outlined/arrow_back.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { ScreenFrame, type FrameProps as Props } from "#ui/kit/social/screen-frame.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { useTheme } from "./look.ts";
import "./frame.css";

export { BarButton } from "#ui/kit/social/screen-frame.tsx";

export interface FrameProps extends Props {
  /** Whether the screen is black in every theme, like the screen of a picture. */
  readonly black?: boolean | undefined;
}
export function Frame(p: FrameProps) {
  const theme = useTheme();
  const bars = () => {
    if (p.black === true || theme().startsWith("by-night")) return "white";
    return theme().startsWith("by-day") ? "black" : undefined;
  };
  return (
    <ScreenFrame
      {...p}
      class={`${theme()} ${p.black === true ? "black" : ""}`}
      bars={bars()}
      icons={{ back, close: cross }}
    />
  );
}
/** A pill in the bar: grey until it can be used, then blue. */
export function BarPill(p: {
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bar-pill" name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
