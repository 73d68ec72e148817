import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, FlipCell, PickCell } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { Half } from "../../../looks/sheet.tsx";

export default page("general", (p) => (
  <Leaf
    title={p.t("general")}
    overlays={
      <>
        <Half open={p.view.open === "theme"} title={p.t("theme")}>
          <Cells>
            {(["phone", "day", "night"] as const).map((theme) => (
              <PickCell
                title={p.t(`theme_${theme}`)}
                on={p.state.prefs.theme === theme}
                onTap={() => p.act.configure({ theme })}
              />
            ))}
          </Cells>
        </Half>
        <Half open={p.view.open === "size"} title={p.t("size")}>
          <Cells>
            {(["small", "normal", "large", "largest"] as const).map((size) => (
              <PickCell
                title={p.t(`size_${size}`)}
                on={p.state.prefs.size === size}
                onTap={() => p.act.configure({ size })}
              />
            ))}
          </Cells>
        </Half>
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
      <FlipCell
        title={p.t("homeMessages")}
        on={p.state.prefs.homeMessages}
        onTap={() => p.act.configure({ homeMessages: !p.state.prefs.homeMessages })}
      />
    </Cells>
  </Leaf>
));
