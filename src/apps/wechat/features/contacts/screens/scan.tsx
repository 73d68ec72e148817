import { createMemo, Match, Switch } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { DotCode } from "../../../looks/me.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { ScanView } from "../../../looks/scan-view.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";

/** What can be seen through the camera, one after the other. */
const sights = [
  { word: "sightPerson", person: "person_folk_412", url: null },
  { word: "sightPoster", person: null, url: "https://nightlamp.example/" },
  { word: "sightFriend", person: "person_oskar", url: null },
  { word: "sightMenu", person: null, url: "https://spoonful.example/" },
  { word: "sightNone", person: null, url: null },
] as const;
export default screen(wechat, strings, "scan", (p) => {
  const sight = createMemo(() => sights[p.view.sight % sights.length]!);
  const found = () => sight().person ?? sight().url;
  return (
    <Frame back="close" dark class="scan-page">
      <ScanView
        shut={
          p.allowed("camera")
            ? undefined
            : { text: p.t("scanNeedsCamera"), act: p.t("allowCamera"), onAct: () => p.act.look() }
        }
        text={p.t(sight().word)}
        hint={p.t(found() === null ? "scanNone" : "scanHint")}
        turn={p.t("scanTurn")}
        onTurn={() => p.act.turn()}
        open={found() === null ? undefined : p.t("openFound")}
        onOpen={() => {
          const { person, url } = sight();
          if (person !== null) p.act.openPerson({ person });
          else if (url !== null) p.act.openWeb({ url });
        }}
      >
        <Switch>
          <Match when={found()}>{(text) => <DotCode text={text()} side={150} />}</Match>
        </Switch>
      </ScanView>
    </Frame>
  );
});
