/** The frame of a screen: a bar with a bold title, the body, the bar at the bottom. The page is dark in every theme. */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { ScreenFrame, type FrameProps } from "#ui/kit/social/screen-frame.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./frame.css";

export interface LeafProps extends FrameProps {
  /** The colour from which the head of the page fades. */
  readonly tint?: string | undefined;
  readonly centred?: boolean | undefined;
  /** Whether the cross is an arrow down, as on the player. */
  readonly down?: boolean | undefined;
}
export function Leaf(p: LeafProps) {
  return (
    <div class="leaf" style={p.tint === undefined ? {} : { "--tint": p.tint }}>
      <ScreenFrame
        {...p}
        class={`${p.tint === undefined ? "" : "tinted"} ${p.centred === true ? "centred" : ""}`}
        bars="white"
        icons={{ back, close: p.down === true ? down : cross }}
      />
    </div>
  );
}
export function IconButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly on?: boolean | undefined;
  /** `strong`: white. `green`: always green. `dot`: green with a dot while it is on. */
  readonly kind?: "strong" | "green" | "dot" | undefined;
  readonly disabled?: boolean | undefined;
  readonly value?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`icon-button ${p.kind ?? ""}`}
      name={p.name}
      on={p.on}
      value={p.value}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <Icon of={p.icon} />
    </Tap>
  );
}
