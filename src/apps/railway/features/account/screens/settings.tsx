import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { ActionSheet } from "#apps/railway/looks/panel.tsx";
import { Button, ButtonRow, Card, SwitchRow, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("settings", (p) => (
  <Frame
    title={p.t("settings")}
    overlays={
      <ActionSheet
        open={p.view.open === "size"}
        title={p.t("letterSize")}
        items={(["normal", "large", "largest"] as const).map((size) => ({
          label: p.t(`size-${size}`),
          onTap: () => p.act.pickSize({ size }),
        }))}
      />
    }
  >
    <Card>
      <Row title={p.t("profile")} onTap={() => p.act.profile()} />
      <Row title={p.t("security")} onTap={() => p.act.security()} />
      <Row title={p.t("alerts")} onTap={() => p.act.alerts()} />
    </Card>
    <Card>
      <Row title={p.t("letterSize")} value={p.t(`size-${p.state.prefs.size}`)} onTap={() => p.act.chooseSize()} />
      <SwitchRow
        title={p.t("keepHistory")}
        on={p.state.prefs.history}
        onTap={() => p.act.configure({ history: !p.state.prefs.history })}
      />
      <Row title={p.t("clearHistory")} value={String(p.state.searches.length)} onTap={() => p.act.forgetSearches()} />
    </Card>
    <Card>
      <Row title={p.t("help")} onTap={() => p.act.help()} />
      <Row title={p.t("version")} value="6.1.0" />
    </Card>
    <ButtonRow>
      <Show when={p.state.account.loggedIn} fallback={<Button label={p.t("logIn")} onTap={() => p.act.login()} />}>
        <Button kind="red" label={p.t("logOut")} onTap={() => p.act.logOut()} />
      </Show>
    </ButtonRow>
  </Frame>
));
