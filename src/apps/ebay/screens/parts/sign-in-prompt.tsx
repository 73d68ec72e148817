/** The prompt that a signed-out user sees instead of a page that requires signing in. */
import person from "@material-symbols/svg-400/outlined/account_circle.svg?raw";
import { EmptyState } from "../../looks/content.tsx";
import { PillButton } from "../../looks/buttons.tsx";
import type { TextKey } from "../../strings.ts";

export function SignInPrompt(p: { readonly t: (key: TextKey) => string; readonly onSignIn: () => void }) {
  return (
    <EmptyState icon={person} title={p.t("guestTitle")} text={p.t("guestText")}>
      <PillButton label={p.t("signIn")} onTap={p.onSignIn} />
    </EmptyState>
  );
}
