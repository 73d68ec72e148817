import { For } from "solid-js";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Flip, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";

const kinds = ["orders", "trips", "waitlist", "meals"] as const;
export default page("alerts", (p) => (
  <Frame title={p.t("alerts")}>
    <Card>
      <For each={kinds}>
        {(kind) => (
          <Flip
            title={p.t(`alert-${kind}`)}
            sub={p.t(`alertNote-${kind}`)}
            on={p.state.prefs[kind]}
            onTap={() => p.act.configure({ [kind]: !p.state.prefs[kind] })}
          />
        )}
      </For>
    </Card>
    <Card>
      <Flip title={p.t("alertSms")} on={p.state.prefs.sms} onTap={() => p.act.configure({ sms: !p.state.prefs.sms })} />
    </Card>
    <Says small tone="dim">
      {p.t("alertsHint")}
    </Says>
  </Frame>
));
