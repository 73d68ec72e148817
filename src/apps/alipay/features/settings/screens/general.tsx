import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, SwitchRow, PickCell } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";

export default page("general", (p) => (
  <PageFrame
    title={p.t("general")}
    overlays={
      <>
        <HalfSheet open={p.view.open === "theme"} title={p.t("theme")}>
          <Cells>
            {(["phone", "day", "night"] as const).map((theme) => (
              <PickCell
                title={p.t(`theme_${theme}`)}
                on={p.state.prefs.theme === theme}
                onTap={() => p.act.configure({ theme })}
              />
            ))}
          </Cells>
        </HalfSheet>
        <HalfSheet open={p.view.open === "size"} title={p.t("size")}>
          <Cells>
            {(["small", "normal", "large", "largest"] as const).map((size) => (
              <PickCell
                title={p.t(`size_${size}`)}
                on={p.state.prefs.size === size}
                onTap={() => p.act.configure({ size })}
              />
            ))}
          </Cells>
        </HalfSheet>
      </>
    }
  >
    <Cells>
      <Cell title={p.t("theme")} value={p.t(`theme_${p.state.prefs.theme}`)} onTap={() => p.act.theme()} />
      <Cell title={p.t("size")} value={p.t(`size_${p.state.prefs.size}`)} onTap={() => p.act.size()} />
      <Cell
        title={p.t("language")}
        sub={p.t("languageNote")}
        value={p.lang === "en" ? "English" : "简体中文"}
        onTap={() => p.act.language()}
      />
    </Cells>
    <Cells>
      <Cell title={p.t("homeModules")} onTap={() => p.act.more()} />
      <SwitchRow
        title={p.t("homeMessages")}
        on={p.state.prefs.homeMessages}
        onTap={() => p.act.configure({ homeMessages: !p.state.prefs.homeMessages })}
      />
    </Cells>
  </PageFrame>
));
