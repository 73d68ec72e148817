import { For } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Card, SwitchRow, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

const kinds = ["orders", "trips", "waitlist", "meals"] as const;
export default page("alerts", (p) => (
  <Frame title={p.t("alerts")}>
    <Card>
      <For each={kinds}>
        {(kind) => (
          <SwitchRow
            title={p.t(`alert-${kind}`)}
            sub={p.t(`alertNote-${kind}`)}
            on={p.state.prefs[kind]}
            onTap={() => p.act.configure({ [kind]: !p.state.prefs[kind] })}
          />
        )}
      </For>
    </Card>
    <Card>
      <SwitchRow
        title={p.t("alertSms")}
        on={p.state.prefs.sms}
        onTap={() => p.act.configure({ sms: !p.state.prefs.sms })}
      />
    </Card>
    <Paragraph small tone="dim">
      {p.t("alertsHint")}
    </Paragraph>
  </Frame>
));
