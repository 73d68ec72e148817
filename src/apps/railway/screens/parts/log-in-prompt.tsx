/** Shown on pages that require logging in. */
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { EmptyState } from "../../looks/frame.tsx";
import { Button, ButtonRow } from "../../looks/parts.tsx";
import type { ScreenContext } from "./page.tsx";

export function LogInPrompt(p: { readonly on: ScreenContext; readonly onLogIn: () => void }) {
  return (
    <EmptyState icon={lock} text={p.on.t("guestText")}>
      <ButtonRow>
        <Button label={p.on.t("logIn")} onTap={() => p.onLogIn()} />
      </ButtonRow>
    </EmptyState>
  );
}
