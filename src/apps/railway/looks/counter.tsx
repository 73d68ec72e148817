/** A stepper: a minus button, the number, a plus button. */
import minus from "@material-symbols/svg-400/rounded/remove.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add.svg?raw";
import { Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./counter.css";

export function Counter(p: {
  readonly n: number;
  readonly lessName: string;
  readonly moreName: string;
  readonly onLess: () => void;
  readonly onMore: () => void;
}) {
  return (
    <div class="counter12">
      <Show when={p.n > 0}>
        <Tap name={p.lessName} onTap={() => p.onLess()}>
          <Icon of={minus} />
        </Tap>
        <span>{p.n}</span>
      </Show>
      <Tap class="counter12-more" name={p.moreName} onTap={() => p.onMore()}>
        <Icon of={plus} />
      </Tap>
    </div>
  );
}
