import { Show } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { me, formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, MainButton } from "#apps/meeting/looks/buttons.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Preview } from "#apps/meeting/looks/preview.tsx";
import { Card, SwitchRow } from "#apps/meeting/looks/rows.tsx";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "quick", (p) => (
  <Frame back title={p.t("quickTitle")}>
    <Preview
      of={me}
      name={p.state.account.name}
      camera={p.view.camera}
      ground={p.state.prefs.background}
      mirrored={p.state.prefs.mirror}
    />
    <Card
      note={
        p.params.people.length > 0
          ? p.t("quickWith", {
              names: listText(
                p.params.people.map((id) => displayName(p, id)),
                p.lang,
              ),
            })
          : undefined
      }
    >
      <SwitchRow title={p.t("useCamera")} on={p.view.camera} onTap={() => p.act.toggleCamera()} />
      <SwitchRow
        title={p.t("usePersonal")}
        note={formatNumber(p.state.personal.number)}
        on={p.view.personal}
        onTap={() => p.setView({ personal: !p.view.personal })}
      />
    </Card>
    <Show when={p.state.account.signedIn}>
      <ButtonGroup>
        <MainButton label={p.t("startQuick")} onTap={() => p.act.start()} />
      </ButtonGroup>
    </Show>
  </Frame>
));
