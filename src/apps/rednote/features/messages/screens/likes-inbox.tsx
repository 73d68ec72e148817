import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { HeldMenu } from "#apps/rednote/looks/overlays.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { NewsList } from "./parts/news-list.tsx";

export default screen(app, strings, "likesInbox", (p) => (
  <Leaf
    back
    title={p.t("likesBox")}
    overlays={
      <HeldMenu
        open={p.view.open === "held" && p.view.held !== null}
        items={[{ label: p.t("removeLine"), onTap: () => p.act.drop({ news: p.view.held! }) }]}
      />
    }
  >
    <NewsList
      host={p}
      box="likes"
      empty={p.t("noLikes")}
      held={p.view.open === "held" ? p.view.held : null}
      onUser={(user) => p.act.openUser({ user })}
      onOpen={({ note, by }) => (note === null ? p.act.openUser({ user: by }) : p.act.openNote({ note }))}
      onHold={(news) => p.act.hold({ news })}
    />
  </Leaf>
));
