import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Paragraph } from "#apps/alipay/looks/cells.tsx";
import { Grid } from "#apps/alipay/looks/grid.tsx";
import { HeaderLink, PageFrame } from "#apps/alipay/looks/page.tsx";
import { serviceLook, serviceLooks } from "../../home/screens/parts/services.tsx";

export default page("more", (p) => {
  const own = () => p.state.modules.map(serviceLook);
  const others = () => serviceLooks.filter((s) => !p.state.modules.includes(s.to));
  return (
    <PageFrame
      title={p.t("allServices")}
      right={<HeaderLink label={p.t(p.view.editing ? "done" : "edit")} onTap={() => p.act.edit()} />}
    >
      <Paragraph dim small pad>
        {p.t(p.view.editing ? "modulesEdit" : "modulesOn")}
      </Paragraph>
      <Grid
        items={own().map((s) => ({
          id: s.to,
          label: p.t(s.to),
          icon: s.icon,
          tint: s.tint,
          mark: p.view.editing ? ("−" as const) : undefined,
          name: p.view.editing ? p.t("moduleAway", { name: p.t(s.to) }) : undefined,
          onTap: () => (p.view.editing ? p.act.toggleModule({ name: s.to }) : p.act[s.to]()),
          onHold: p.view.editing ? () => p.act.earlier({ name: s.to }) : undefined,
        }))}
      />
      <Paragraph dim small pad>
        {p.t("modulesOff")}
      </Paragraph>
      <Grid
        items={others().map((s) => ({
          id: s.to,
          label: p.t(s.to),
          icon: s.icon,
          tint: s.tint,
          mark: p.view.editing ? ("+" as const) : undefined,
          name: p.view.editing ? p.t("moduleOnto", { name: p.t(s.to) }) : undefined,
          onTap: () => (p.view.editing ? p.act.toggleModule({ name: s.to }) : p.act[s.to]()),
        }))}
      />
    </PageFrame>
  );
});
