import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { momentText } from "#os/format.ts";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "visits", (p) => (
  <Frame title={p.t("visitsTitle")} back class="health-ground" actions={<Capsule />}>
    <For
      each={Object.values(p.state.visits).toSorted((a, b) => a.at - b.at)}
      fallback={<Remark big>{p.t("visitsNone")}</Remark>}
    >
      {(visit) => (
        <Cells>
          <Cell tall title={visit.name} note={`${p.t(`visit_${visit.what}`)} · ${momentText(visit.at, p.os, p.now)}`} />
          <div class="link-row">
            <TextLink
              label={p.t("visitToCalendar")}
              name={`${p.t("visitToCalendar")}: ${visit.name}, ${momentText(visit.at, p.os, p.now)}`}
              onTap={() => p.act.toCalendar({ visit: visit.id })}
            />
            <Show when={visit.at > p.now}>
              <TextLink
                label={p.t("visitCancel")}
                name={`${p.t("visitCancel")}: ${visit.name}, ${momentText(visit.at, p.os, p.now)}`}
                onTap={() => p.act.cancelVisit({ visit: visit.id })}
              />
            </Show>
          </div>
        </Cells>
      )}
    </For>
    <BigButton label={p.t("visitNew")} onTap={() => p.act.bookVisit()} />
  </Frame>
));
