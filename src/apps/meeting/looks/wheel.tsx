/** Picker wheels. The user scrolls a column, or taps a value. A tapped value moves between the two lines. */
import { createMemo, For } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./wheel.css";

const rowHeight = 44;
export interface WheelColumn {
  readonly id: string;
  /** The label that a screen reader reads before the value. */
  readonly name: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly chosen: number;
  readonly wide?: boolean | undefined;
  readonly onPick: (value: number) => void;
}
export function Wheel(p: { readonly columns: readonly WheelColumn[] }) {
  return (
    <div class="wheel">
      <For each={p.columns}>{(column) => <Column {...column} />}</For>
    </div>
  );
}
function Column(p: WheelColumn) {
  // The initial scroll position, at which the chosen value is in the middle.
  const from = createMemo(() => {
    const at = p.options.findIndex(({ value }) => value === p.chosen);
    return Math.max(0, at - 2) * rowHeight;
  });
  return (
    <div class="wheel-column" classList={{ wide: p.wide === true }}>
      <Scroll name={`wheel ${p.id}`} from={from()} class="wheel-list">
        <For each={p.options}>
          {(option) => (
            <Tap
              class="wheel-one"
              role="option"
              name={`${p.name} ${option.label}`}
              on={option.value === p.chosen}
              onTap={() => p.onPick(option.value)}
            >
              {option.label}
            </Tap>
          )}
        </For>
      </Scroll>
    </div>
  );
}
