/** What stands instead of a page that belongs to who is signed in. */
import person from "@material-symbols/svg-400/outlined/account_circle.svg?raw";
import { Nothing } from "../../looks/facts.tsx";
import { Oval } from "../../looks/ovals.tsx";
import type { Word } from "../../strings.ts";

export function Guest(p: { readonly t: (key: Word) => string; readonly onSignIn: () => void }) {
  return (
    <Nothing icon={person} title={p.t("guestTitle")} text={p.t("guestText")}>
      <Oval label={p.t("signIn")} onTap={p.onSignIn} />
    </Nothing>
  );
}
