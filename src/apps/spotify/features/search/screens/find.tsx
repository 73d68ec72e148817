import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Chips } from "#apps/spotify/looks/rows.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { foundKinds } from "../screens.ts";
import { Found } from "./parts/found.tsx";
import { Recents } from "./parts/recents.tsx";

export default screen(app, strings, "find", (p) => (
  <Leaf
    back
    middle={<SearchPill inBar at={p.field("q")} name={p.t("searchHint")} hint={p.t("tabSearch")} />}
    top={
      <Show when={p.view.q.trim() !== ""}>
        <Chips
          part="kinds"
          options={foundKinds.map((id) => ({ id, label: p.t(`found_${id}`) }))}
          chosen={p.view.kind}
          onPick={(kind) => p.act.showKind({ kind })}
        />
      </Show>
    }
    part={p.view.kind}
    bottom={<Foot host={p} />}
  >
    <Show when={p.view.q.trim() !== ""} fallback={<Recents host={p} />}>
      <Found host={p} />
    </Show>
  </Leaf>
));
