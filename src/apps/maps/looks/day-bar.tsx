/** Shows the current day with buttons for the previous and the next day. */
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./day-bar.css";

interface DayButton {
  readonly icon: string;
  readonly name: string;
  readonly disabled?: boolean;
  readonly onTap: () => void;
}
export function DayBar(p: { readonly text: string; readonly earlier: DayButton; readonly later: DayButton }) {
  const end = (it: () => DayButton) => (
    <Tap class="day-end" name={it().name} disabled={it().disabled} onTap={() => it().onTap()}>
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
