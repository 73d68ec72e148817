import { screen } from "#ui/screen-binding.tsx";
import { timeText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { me as owner } from "#world/cast.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { DotCode } from "#apps/wechat/looks/me.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { HealthCard } from "#apps/wechat/looks/ride.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { PermitRequest } from "./parts/permit-request.tsx";

export default screen(wechat, strings, "health", (p) => (
  <Frame
    title={p.t("healthTitle")}
    back
    class="health-ground"
    actions={<Capsule />}
    overlays={
      <PermitRequest
        of="health"
        open={p.view.open === "permit"}
        t={p.t}
        onAllow={() => p.act.allow()}
        onDeny={() => p.act.deny()}
      />
    }
  >
    <HealthCard
      name={p.lang === "en" ? owner.name.en : owner.name.zh}
      born={p.t("healthBorn", { day: owner.birthday ?? "" })}
      fine={p.t("healthFine")}
      code={<DotCode text={`health ${Math.floor(p.now / minuteMs)}`} side={200} />}
      note={p.t("healthCode", { time: timeText(p.now, p.os) })}
    />
    <Cells>
      <Cell title={p.t("healthDoses")} value={String(p.state.doses.length)} leads onTap={() => p.act.doses()} />
      <Cell
        title={p.t("healthVisits")}
        value={String(Object.keys(p.state.visits).length)}
        leads
        onTap={() => p.act.visits()}
      />
    </Cells>
  </Frame>
));
