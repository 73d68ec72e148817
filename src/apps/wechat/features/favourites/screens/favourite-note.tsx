import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { WordsField } from "../../../looks/forms.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "favouriteNote", (p) => (
  <Frame
    cancel={p.t("cancel")}
    white
    title={p.t("favNoteTitle")}
    actions={<NavWord filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <WordsField title={p.t("favNoteHint")} at={p.field("text")} />
  </Frame>
));
