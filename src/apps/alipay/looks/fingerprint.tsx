/** The fingerprint button that confirms a payment. */
import fingerprint from "@material-symbols/svg-400/rounded/fingerprint.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./fingerprint.css";

export function FingerprintButton(p: { readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="finger" name={p.name} onTap={() => p.onTap()}>
      <Icon of={fingerprint} />
    </Tap>
  );
}
