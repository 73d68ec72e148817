import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { WelcomePage } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Chips, Pill } from "#apps/spotify/looks/rows.tsx";
import { MeButton, SideDrawer } from "#apps/spotify/screens/parts/drawer.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { Feed } from "./parts/feed.tsx";

const filters = ["all", "music", "podcasts"] as const;
export default screen(app, strings, "home", (p) => (
  <Show
    when={p.state.loggedIn}
    fallback={
      <Leaf bare>
        <WelcomePage title={p.t("welcomeTitle")}>
          <Pill kind="green" wide label={p.t("signUpFree")} onTap={() => p.act.signUp()} />
          <Pill kind="text" wide label={p.t("logIn")} onTap={() => p.act.logIn()} />
        </WelcomePage>
      </Leaf>
    }
  >
    <Leaf
      bare
      top={
        <Chips
          part="filters"
          start={<MeButton host={p} />}
          options={filters.map((id) => ({ id, label: p.t(`filter_${id}`) }))}
          chosen={p.view.filter}
          onPick={(filter) => p.act.showFilter({ filter })}
        />
      }
      part={p.view.filter}
      bottom={<Foot host={p} on="home" />}
      overlays={<SideDrawer host={p} />}
    >
      <Feed host={p} />
    </Leaf>
  </Show>
));
