/** The day that is looked at, with the one before and the one after. */
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./day-bar.css";

interface End {
  readonly icon: string;
  readonly name: string;
  readonly off?: boolean;
  readonly onTap: () => void;
}
export function DayBar(p: { readonly text: string; readonly earlier: End; readonly later: End }) {
  const end = (it: () => End) => (
    <Tap class="day-end" name={it().name} disabled={it().off} onTap={() => it().onTap()}>
      <Icon of={it().icon} />
    </Tap>
  );
  return (
    <div class="day-bar">
      {end(() => p.earlier)}
      <p>{p.text}</p>
      {end(() => p.later)}
    </div>
  );
}
