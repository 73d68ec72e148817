import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { BodyField } from "#apps/reddit/looks/create.tsx";
import { BarPill, Frame } from "#apps/reddit/looks/frame.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "editPost", (p) => (
  <Frame
    back="close"
    title={p.t("editPost")}
    actions={<BarPill label={p.t("saveChanges")} onTap={() => p.act.save()} />}
  >
    <p class="reply-to">{p.state.posts[p.params.post]?.title ?? ""}</p>
    <BodyField at={p.field("text")} hint={p.t("bodyHint")} />
  </Frame>
));
