import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { TextArea } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

const titles = { nick: "nickRow", about: "aboutRow", wxid: "idRow", pat: "patRow", region: "regionRow" } as const;
const notes = { nick: "nickNote", about: "aboutNote", wxid: "idNote", pat: "patNote", region: "regionNote" } as const;
export default screen(wechat, strings, "profileField", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t(titles[p.params.field])}
    actions={<NavTextButton filled label={p.t("saveWord")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <TextArea
      short={p.params.field !== "about"}
      title={p.t(titles[p.params.field])}
      at={p.field("words")}
      onEnter={() => p.act.save()}
    />
    <Remark>{p.t(notes[p.params.field], { text: p.view.words })}</Remark>
  </Frame>
));
