/** Makes a whole component, such as a card, tappable. */
import type { JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";

export function Tappable(p: { readonly name: string; readonly onTap: () => void; readonly children: JSX.Element }) {
  return (
    <Tap name={p.name} onTap={() => p.onTap()}>
      {p.children}
    </Tap>
  );
}
