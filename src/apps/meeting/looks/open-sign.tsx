/** A small arrow behind a field that opens what can be chosen for it. */
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./open-sign.css";

export const OpenSign = (p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) => (
  <Tap class="open-sign" name={p.name} onTap={() => p.onTap()}>
    <Icon of={p.icon} />
  </Tap>
);
