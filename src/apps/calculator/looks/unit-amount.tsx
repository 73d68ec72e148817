/** An amount with its unit. A tap on the unit opens a choice of units. */
import drop from "@material-symbols/svg-400/rounded/arrow_drop_down.svg?raw";
import { FigureNumber } from "#ui/kit/figures.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./unit-amount.css";

export function UnitAmount(p: {
  readonly unit: string;
  readonly unitName: string;
  readonly sign: string;
  readonly amount: string;
  /** Whether the keys edit this amount. */
  readonly writing?: boolean | undefined;
  readonly onUnit: () => void;
}) {
  return (
    <div class="measure" classList={{ writing: p.writing === true }}>
      <Tap class="measure-unit" name={p.unitName} onTap={() => p.onUnit()}>
        <span>{p.unit}</span>
        <Icon of={drop} />
      </Tap>
      <Tap class="measure-amount" role="text" name={p.unit} value={p.amount}>
        <FigureNumber figure={p.amount} />
        <span class="measure-sign">{p.sign}</span>
      </Tap>
    </div>
  );
}
