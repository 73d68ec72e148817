import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { BodyField } from "#apps/reddit/looks/create.tsx";
import { LineField } from "#apps/reddit/looks/forms.tsx";
import { BarPill, Frame } from "#apps/reddit/looks/frame.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "newMail", (p) => (
  <Frame
    back="close"
    title={p.t("newMessage")}
    actions={<BarPill label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />}
  >
    <LineField at={p.field("to")} label={p.t("mailTo")} enter="next" caps="none" />
    <LineField at={p.field("subject")} label={p.t("subject")} enter="next" />
    <BodyField at={p.field("text")} hint={p.t("mailHint")} />
  </Frame>
));
