/** A number with two buttons that decrease and increase it. */
import less from "@material-symbols/svg-400/rounded/remove.svg?raw";
import more from "@material-symbols/svg-400/rounded/add.svg?raw";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import "./counter.css";

export function Counter(p: {
  readonly title: string;
  readonly n: number;
  readonly least: number;
  readonly most: number;
  /** The names of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly reset: string;
  readonly onCount: (n: number) => void;
  readonly onReset: () => void;
}) {
  return (
    <div class="web-form web-counter">
      <p class="web-facts-title">{p.title}</p>
      <div class="counter-row">
        <IconButton
          filled
          icon={less}
          name={`${p.less}: ${p.title}`}
          disabled={p.n <= p.least}
          onTap={() => p.onCount(p.n - 1)}
        />
        <p class="counter-n">{p.n}</p>
        <IconButton
          filled
          icon={more}
          name={`${p.more}: ${p.title}`}
          disabled={p.n >= p.most}
          onTap={() => p.onCount(p.n + 1)}
        />
      </div>
      <Button kind="text" label={p.reset} name={`${p.reset}: ${p.title}`} onTap={() => p.onReset()} />
    </div>
  );
}
