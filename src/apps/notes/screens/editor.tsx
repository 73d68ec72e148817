import bell from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import bellOff from "@material-symbols/svg-400/rounded/alarm_off.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import checklist from "@material-symbols/svg-400/rounded/checklist.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import lockOpen from "@material-symbols/svg-400/rounded/lock_open.svg?raw";
import eventIcon from "@material-symbols/svg-400/rounded/calendar_add_on.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import move from "@material-symbols/svg-400/rounded/drive_file_move.svg?raw";
import picture from "@material-symbols/svg-400/rounded/image.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import pinLine from "@material-symbols/svg-400/rounded/keep.svg?raw";
import pinOn from "@material-symbols/svg-400/rounded/keep-fill.svg?raw";
import textIcon from "@material-symbols/svg-400/rounded/description.svg?raw";
import { createMemo, Index, Show } from "solid-js";
import { momentText, whenText } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Stack, Text } from "#ui/kit/page.tsx";
import { PictureGrid } from "../looks/picture-grid.tsx";
import { DatePicker, TimePicker } from "#ui/kit/pickers.tsx";
import { Check, List, Row } from "#ui/kit/rows.tsx";
import notes from "../index.ts";
import { foldersOf } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(notes, strings, "editor", (p) => {
  const note = createMemo(() => (p.params.id === null ? undefined : p.state.notes[p.params.id]));
  const folders = createMemo(() => foldersOf(p.state));
  const pictures = createMemo(() =>
    p.view.pictures.flatMap((id) => {
      const file = p.os.files[id];
      return file?.type === "file" && file.trashed === null ? [file] : [];
    }),
  );
  const subtitle = () => {
    const it = note();
    if (!it) return undefined;
    // For today, only the time is shown.
    const today = dayAt(it.updatedAt, p.offsetMin) === dayAt(p.now, p.offsetMin);
    return it.remindAt === null
      ? p.t("editedAt", { when: (today ? whenText : momentText)(it.updatedAt, p.os, p.now) })
      : p.t("remindAt", { when: momentText(it.remindAt, p.os, p.now) });
  };
  return (
    <Page
      plain
      back
      tone="amber"
      subtitle={subtitle()}
      actions={
        <>
          <Show when={note() && !note()!.private}>
            <IconButton
              icon={note()?.pinned ? pinOn : pinLine}
              on={note()?.pinned === true}
              name={p.t(note()?.pinned ? "unpin" : "pin")}
              onTap={() => p.act.pin()}
            />
          </Show>
          <IconButton icon={checklist} name={p.t("addItem")} onTap={() => p.act.addItem()} />
          <IconButton icon={check} name={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { label: p.t("attach"), icon: picture, onTap: () => p.act.attach() },
              { label: p.t("share"), icon: shareIcon, disabled: !p.can("share"), onTap: () => p.act.share() },
              {
                label: p.t("toCalendar"),
                icon: eventIcon,
                disabled: !p.can("toCalendar"),
                onTap: () => p.act.toCalendar(),
              },
              ...(note()
                ? [
                    { label: p.t("move"), icon: move, onTap: () => p.setView({ open: "move" }) },
                    { label: p.t("remind"), icon: bell, onTap: () => p.setView({ open: "remind" }) },
                    ...(note()?.remindAt != null
                      ? [{ label: p.t("unremind"), icon: bellOff, onTap: () => p.act.unremind() }]
                      : []),
                    note()?.private
                      ? { label: p.t("unhide"), icon: lockOpen, onTap: () => p.act.unhide() }
                      : { label: p.t("hide"), icon: lock, onTap: () => p.act.hide() },
                    { label: p.t("delete"), icon: del, danger: true, onTap: () => p.act.trash() },
                  ]
                : []),
            ]}
          />
          <Sheet open={p.view.open === "move"} title={p.t("move")}>
            <Row
              icon={textIcon}
              title={p.t("noFolder")}
              on={note()?.folder === null}
              onTap={() => p.act.move({ folder: null })}
            />
            <List each={folders()}>
              {(f) => (
                <Row
                  icon={folderIcon}
                  title={f.name}
                  on={note()?.folder === f.id}
                  onTap={() => p.act.move({ folder: f.id })}
                />
              )}
            </List>
          </Sheet>
          <Dialog
            open={p.view.open === "remind"}
            title={p.t("remind")}
            ok={p.t("ok")}
            disabled={!p.can("remind")}
            onOk={() => p.act.remind()}
          >
            <DatePicker
              shown={{ year: p.view.shownYear, month: p.view.shownMonth }}
              chosen={{ year: p.view.year, month: p.view.month, day: p.view.day }}
              today={civilOf(p.now, p.offsetMin)}
              onMonth={(shownYear, shownMonth) => p.setView({ shownYear, shownMonth })}
              onPick={({ year, month, day }) => p.setView({ year, month, day })}
            />
            <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
          </Dialog>
        </>
      }
    >
      <Field at={p.field("title")} label={p.t("titleHint")} placeholder={p.t("titleHint")} bare="title" enter="next" />
      <Show when={note()?.folder}>
        {(id) => (
          <Text as="sub" dim>
            {p.state.folders[id()]?.name ?? ""}
          </Text>
        )}
      </Show>
      <Index each={p.view.items}>
        {(item, i) => (
          <Stack row gap="small">
            <Check
              on={item().done}
              name={p.t("tickItem", { name: item().text })}
              onTap={() => p.act.tickItem({ index: i })}
            />
            <Field
              at={p.field(`items.${i}.text`)}
              label={p.t("item")}
              placeholder={p.t("item")}
              bare="body"
              line
              enter="next"
            />
            <IconButton
              icon={close}
              name={p.t("removeItem", { name: item().text })}
              onTap={() => p.act.removeItem({ index: i })}
            />
          </Stack>
        )}
      </Index>
      <Field at={p.field("body")} label={p.t("bodyHint")} placeholder={p.t("bodyHint")} bare="body" multiline />
      <Show when={pictures().length > 0}>
        <PictureGrid
          files={pictures()}
          onTap={(file) => p.act.openPicture({ file })}
          onHold={(file) => p.act.detach({ file })}
        />
      </Show>
    </Page>
  );
});
