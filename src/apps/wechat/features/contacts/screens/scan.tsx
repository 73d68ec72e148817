import { createMemo, Match, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { DotCode } from "#apps/wechat/looks/me.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { ScanView } from "#apps/wechat/looks/scan-view.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";

/** The objects in front of the camera, one after the other. */
const scanTargets = [
  { word: "sightPerson", person: "person_folk_412", url: null },
  { word: "sightPoster", person: null, url: "https://nightlamp.example/" },
  { word: "sightFriend", person: "person_oskar", url: null },
  { word: "sightMenu", person: null, url: "https://spoonful.example/" },
  { word: "sightNone", person: null, url: null },
] as const;
export default screen(wechat, strings, "scan", (p) => {
  const sight = createMemo(() => scanTargets[p.view.sight % scanTargets.length]!);
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
