import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Finder } from "#apps/rednote/looks/compose.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { sceneInFront } from "../camera.ts";

export default screen(app, strings, "camera", (p) => (
  <Leaf back="close" under>
    <Finder
      shot={{ kind: "file", file: sceneInFront(p.now) }}
      files={p.os.files}
      name={p.t("shoot")}
      onShoot={() => p.act.shoot()}
    />
  </Leaf>
));
