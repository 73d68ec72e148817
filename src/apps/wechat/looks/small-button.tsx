/** A small filled button on the right of a row. */
import { Tap } from "#ui/kit/tap.tsx";
import "./small-button.css";

export function SmallButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly grey?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`small-act ${p.grey === true ? "grey" : ""}`} name={p.name ?? p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
