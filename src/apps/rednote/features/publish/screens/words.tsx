import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { PaperCard, PaperRow } from "#apps/rednote/looks/compose.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { papers } from "../state.ts";

export default screen(app, strings, "words", (p) => (
  <Leaf
    grey
    back="close"
    title={p.t("wordsTitle")}
    actions={<BarWord red label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />}
    bottom={
      <PaperRow
        papers={papers.map((id) => ({ id, label: p.t(`paper_${id}`) }))}
        chosen={p.view.paper}
        onPick={(paper) => p.act.choosePaper({ paper })}
      />
    }
  >
    <PaperCard paper={p.view.paper} at={p.field("words")} hint={p.t("wordsHint")} />
  </Leaf>
));
