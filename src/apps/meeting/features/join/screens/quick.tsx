import { Show } from "solid-js";
import { listText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { me, spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Acts, MainAct } from "../../../looks/acts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Preview } from "../../../looks/preview.tsx";
import { Card, SwitchLine } from "../../../looks/rows.tsx";
import { whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

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
                p.params.people.map((id) => whoIs(p, id)),
                p.lang,
              ),
            })
          : undefined
      }
    >
      <SwitchLine title={p.t("useCamera")} on={p.view.camera} onTap={() => p.act.toggleCamera()} />
      <SwitchLine
        title={p.t("usePersonal")}
        note={spaced(p.state.personal.number)}
        on={p.view.personal}
        onTap={() => p.setView({ personal: !p.view.personal })}
      />
    </Card>
    <Show when={p.state.account.signedIn}>
      <Acts>
        <MainAct label={p.t("startQuick")} onTap={() => p.act.start()} />
      </Acts>
    </Show>
  </Frame>
));
