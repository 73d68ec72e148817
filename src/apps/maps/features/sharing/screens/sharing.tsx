import share from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import none from "@material-symbols/svg-400/outlined/share_location.svg?raw";
import pin from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { formatPin } from "#apps/maps/ids.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { CapsuleButton, CapsuleButtons, Group, TextRow, EmptyState, Prose } from "#apps/maps/looks/rows.tsx";
import { Panel } from "#apps/maps/looks/panel.tsx";
import { phoneSpot, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { shareMinutes } from "../state.ts";

const spans = [...shareMinutes, null] as const;
export default screen(maps, strings, "sharing", (p) => {
  const shares = createMemo(() =>
    Object.values(p.state.shares).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
  );
  const people = createMemo(() => new Map(p.content("contacts").map((one) => [one.id, one.name])));
  const nameOf = (contact: string) => people().get(contact) ?? p.t("someContact");
  const chosen = () => (p.view.share === null ? undefined : p.state.shares[p.view.share]);
  const here = () => formatPin(phoneSpot(p.os));
  const known = useTargets(p, () => [here()]);
  const close = () => p.setView({ open: null });
  const spanOf = (minutes: (typeof spans)[number]) =>
    minutes === null
      ? p.t("untilStopped")
      : minutes < 60
        ? p.t("forMinutes", { n: minutes })
        : p.t("forHours", { n: minutes / 60 });
  const untilOf = (until: number | null) =>
    until === null ? p.t("untilStopped") : p.t("sharedUntil", { when: momentText(until, p.os, p.now) });
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back
      title={p.t("sharingTitle")}
      bottom={
        <CapsuleButtons wide>
          <CapsuleButton icon={share} label={p.t("shareLocation")} onTap={() => p.act.begin()} />
        </CapsuleButtons>
      }
      overlays={
        <>
          <Panel
            open={p.view.open === "new"}
            name="spans"
            title={p.t("shareFor")}
            closeName={p.t("close")}
            onClose={close}
            foot={<CapsuleButton label={p.t("choosePeople")} onTap={() => p.act.choose()} />}
          >
            <For each={spans}>
              {(minutes) => (
                <TextRow
                  mark="radio"
                  title={spanOf(minutes)}
                  on={p.view.minutes === minutes}
                  onTap={() => p.act.setMinutes({ minutes })}
                />
              )}
            </For>
          </Panel>
          <Panel
            open={p.view.open === "share"}
            name="share"
            title={chosen() ? nameOf(chosen()!.contact) : ""}
            closeName={p.t("close")}
            onClose={close}
            foot={<CapsuleButton kind="danger" label={p.t("stopSharing")} onTap={() => p.act.stop()} />}
          >
            <Prose kind="dim">{p.t("extendHint")}</Prose>
            <For each={spans}>
              {(minutes) => <TextRow title={spanOf(minutes)} onTap={() => p.act.extend({ minutes })} />}
            </For>
          </Panel>
        </>
      }
    >
      <TextRow
        plate
        accent
        icon={pin}
        title={p.t("whereYouAre")}
        note={known(here())?.address}
        onTap={() => p.act.openPlace({ target: here() })}
      />
      <Group title={p.t("sharedWith")} ruled>
        <Show
          when={shares().length > 0}
          fallback={<EmptyState icon={none} title={p.t("noShares")} text={p.t("noSharesText")} />}
        >
          <For each={shares()}>
            {(one) => (
              <TextRow
                lead={<Avatar name={nameOf(one.contact)} />}
                title={nameOf(one.contact)}
                note={untilOf(one.until)}
                onTap={() => p.act.openShare({ share: one.id })}
              />
            )}
          </For>
        </Show>
      </Group>
    </FlatPage>
  );
});
