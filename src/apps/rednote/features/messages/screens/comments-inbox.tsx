import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Pill } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { HeldMenu } from "#apps/rednote/looks/overlays.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { NewsList } from "./parts/news-list.tsx";

export default screen(app, strings, "commentsInbox", (p) => (
  <Leaf
    back
    title={p.t("commentsBox")}
    overlays={
      <HeldMenu
        open={p.view.open === "held" && p.view.held !== null}
        items={[{ label: p.t("removeLine"), onTap: () => p.act.drop({ news: p.view.held! }) }]}
      />
    }
  >
    <NewsList
      host={p}
      box="comments"
      empty={p.t("noCommentNews")}
      held={p.view.open === "held" ? p.view.held : null}
      end={({ comment }, name) => (
        <Show when={comment !== null && p.state.comments[comment]}>
          <Pill
            kind={p.state.likedComments[comment ?? ""] === undefined ? "grey" : "line"}
            label={p.t("like")}
            name={p.t("likeComment", { name })}
            onTap={() => p.act.like({ comment: comment! })}
          />
        </Show>
      )}
      onUser={(user) => p.act.openUser({ user })}
      onOpen={({ note, by }) => (note === null ? p.act.openUser({ user: by }) : p.act.openNote({ note }))}
      onHold={(news) => p.act.hold({ news })}
    />
  </Leaf>
));
