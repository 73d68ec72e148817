import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { TextArea } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "favouriteNote", (p) => (
  <Frame
    cancel={p.t("cancel")}
    white
    title={p.t("favNoteTitle")}
    actions={<NavTextButton filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <TextArea title={p.t("favNoteHint")} at={p.field("text")} />
  </Frame>
));
