/** Displays the phone's screen at one step. The next action is drawn on top of it. */
import { createSignal, Match, Show, Switch } from "solid-js";
import type { DisplayAction, Point } from "#contract/action.ts";
import type { Device } from "#contract/env.ts";
import { describeAction } from "./texts.ts";

export function PhoneDisplay(props: {
  /** The URL of a picture, or null if no picture was stored. */
  picture: string | null;
  action: DisplayAction | null;
  /** The text that is displayed after the last action. */
  end: string | null;
  /**
   * The device as it was created. Its size is only used if there is no picture, because the phone may have been rotated
   * since.
   */
  device: Device;
}) {
  const [pictured, setPictured] = createSignal<{ readonly width: number; readonly height: number } | null>(null);
  const size = () => (props.picture === null ? null : pictured()) ?? props.device;
  const height = () => (1000 * size().height) / size().width;
  return (
    <div class="glass" style={{ "--wide": String(size().width), "--high": String(size().height) }}>
      <Show when={props.picture} fallback={<p class="no-picture">No picture was kept</p>}>
        {(source) => (
          <img
            src={source()}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPictured({ width, height })
            }
          />
        )}
      </Show>
      <Show when={props.action} keyed>
        {(action) => (
          <>
            <svg class="marks" viewBox={`0 0 1000 ${height()}`} aria-hidden="true">
              <Marks action={action} scale={height() / 1000} />
            </svg>
            <Show when={caption(action)}>{(text) => <p class="caption">{text()}</p>}</Show>
          </>
        )}
      </Show>
      <Show when={props.end}>{(text) => <p class="caption end">{text()}</p>}</Show>
    </div>
  );
}

/** Returns a text for actions that cannot be drawn. */
const caption = (action: DisplayAction): string | null =>
  ["CLICK", "DOUBLE_TAP", "LONG_PRESS", "SWIPE", "DRAG"].includes(action.type) ? null : describeAction(action);

function Marks(props: { action: DisplayAction; scale: number }) {
  const at = (point: Point): [number, number] => [point[0], point[1] * props.scale];
  const along = () => ("point1" in props.action ? props.action : null);
  const spot = () => ("point" in props.action && props.action.point ? at(props.action.point) : null);
  return (
    <Switch>
      <Match when={along()}>
        {(moved) => {
          const from = () => at(moved().point1);
          const to = () => at(moved().point2);
          const held = () => (moved().type === "DRAG" ? "drag" : "swipe");
          return (
            <g class={held()} data-mark={held()}>
              <path class="halo" d={arrow(from(), to())} />
              <path class="stroke" d={arrow(from(), to())} />
              <circle class="from" cx={from()[0]} cy={from()[1]} r="24" />
            </g>
          );
        }}
      </Match>
      <Match when={spot()}>
        {(point) => (
          <g class={props.action.type.toLowerCase()} data-mark={props.action.type.toLowerCase()}>
            <circle class="halo" cx={point()[0]} cy={point()[1]} r="52" />
            <circle class="ring" cx={point()[0]} cy={point()[1]} r="52" />
            <Show when={props.action.type === "LONG_PRESS" || props.action.type === "DOUBLE_TAP"}>
              <circle class="ring outer" cx={point()[0]} cy={point()[1]} r="78" />
            </Show>
            <circle class="dot" cx={point()[0]} cy={point()[1]} r="16" />
          </g>
        )}
      </Match>
    </Switch>
  );
}

/** Returns the path of a line with an arrowhead at its end. */
function arrow([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  // The arrowhead is 61 units long and extends 34 units to each side of the line.
  const [back, side] = [61 / length, 34 / length];
  const wing = (by: number): string => `${x2 - back * dx + by * side * dy} ${y2 - back * dy - by * side * dx}`;
  return `M${x1} ${y1}L${x2} ${y2}M${wing(1)}L${x2} ${y2}L${wing(-1)}`;
}
