/** A small arrow after a field. A tap on the arrow opens a list of choices. */
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./open-button.css";

export const OpenButton = (p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) => (
  <Tap class="open-sign" name={p.name} onTap={() => p.onTap()}>
    <Icon of={p.icon} />
  </Tap>
);
