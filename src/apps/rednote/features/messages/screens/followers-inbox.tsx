import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Pill } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { NewsList } from "./parts/news-list.tsx";

export default screen(app, strings, "followersInbox", (p) => (
  <Leaf back title={p.t("followersBox")}>
    <NewsList
      host={p}
      box="followers"
      empty={p.t("noFollowers")}
      end={({ by }, name) =>
        p.state.follows[by] ? (
          <Pill
            kind="grey"
            label={p.t("mutual")}
            name={`${p.t("mutual")} ${name}`}
            onTap={() => p.act.unfollow({ user: by })}
          />
        ) : (
          <Pill
            label={p.t("followBack")}
            name={`${p.t("followBack")} ${name}`}
            onTap={() => p.act.follow({ user: by })}
          />
        )
      }
      onUser={(user) => p.act.openUser({ user })}
      onOpen={({ by }) => p.act.openUser({ user: by })}
    />
  </Leaf>
));
