/** What a page shows to who is not logged in. */
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { None } from "../../looks/frame.tsx";
import { Act, Acts } from "../../looks/parts.tsx";
import type { Any } from "./draw.tsx";

export function Guest(p: { readonly on: Any; readonly onLogIn: () => void }) {
  return (
    <None icon={lock} text={p.on.t("guestText")}>
      <Acts>
        <Act label={p.on.t("logIn")} onTap={() => p.onLogIn()} />
      </Acts>
    </None>
  );
}
