import arrowBack from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import arrowForth from "@material-symbols/svg-400/rounded/arrow_forward.svg?raw";
import bookmarkIcon from "@material-symbols/svg-400/rounded/bookmark.svg?raw";
import bookmarked from "@material-symbols/svg-400/rounded/bookmark-fill.svg?raw";
import bookmarksIcon from "@material-symbols/svg-400/rounded/bookmarks.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import downloads from "@material-symbols/svg-400/rounded/download.svg?raw";
import draft from "@material-symbols/svg-400/rounded/draft.svg?raw";
import findIcon from "@material-symbols/svg-400/rounded/find_in_page.svg?raw";
import historyIcon from "@material-symbols/svg-400/rounded/history.svg?raw";
import home from "@material-symbols/svg-400/rounded/home.svg?raw";
import incognito from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import newTab from "@material-symbols/svg-400/rounded/add_box.svg?raw";
import notFound from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import offline from "@material-symbols/svg-400/rounded/wifi_off.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import sentIcon from "@material-symbols/svg-400/rounded/assignment_turned_in.svg?raw";
import reloadIcon from "@material-symbols/svg-400/rounded/refresh.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import sizeIcon from "@material-symbols/svg-400/rounded/format_size.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field, SearchField } from "#ui/kit/fields.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import { AddressBar, TabCount, WebBody, WebHeading, WebText } from "../looks/web-page.tsx";
import { queryWorld } from "#ui/world.ts";
import web from "#world/web/index.ts";
import browser from "../index.ts";
import { parseHtmlPage } from "../html.ts";
import {
  currentTab,
  fileIdOf,
  foldersOf,
  findGeoAddress,
  hostOf,
  isReachable,
  findPageFile,
  addressText,
  searchHome,
  parseSearch,
  urlOf,
} from "../queries.ts";
import { textSizes } from "../state.ts";
import { strings } from "../strings.ts";
import { Blocks, fieldsIn } from "./parts/blocks.tsx";
import { Results } from "./parts/results.tsx";

export default screen(browser, strings, "page", (p) => {
  const tab = createMemo(() => currentTab(p.state));
  const url = createMemo(() => {
    const at = tab();
    return at ? urlOf(at) : p.state.homepage;
  });
  const words = () => parseSearch(url());
  const there = () => isReachable(url(), p.os);
  const isFile = () => fileIdOf(url()) !== null;
  const found = queryWorld(web.queries.at, () => (there() && words() === null && !isFile() ? { url: url() } : null));
  const inLang = () => (p.lang === "en" ? "en" : "zh");
  const source = createMemo(() => {
    const content = findPageFile(p.os.files, url())?.content;
    return content?.kind === "text" ? content.text : undefined;
  });
  /** The web page, or the page of a file on the phone. */
  const page = createMemo(() => {
    const at = found()?.rows[0];
    if (at) {
      const name = at.title[inLang()];
      const note = p.t("updated", { date: at.updated });
      return { title: name, heading: name, blocks: at.blocks[inLang()], note };
    }
    const text = source();
    if (text === undefined) return undefined;
    const { title: pageTitle, blocks } = parseHtmlPage(text);
    const name = pageTitle === "" ? addressText(url(), p.os.files) : pageTitle;
    // A heading at the top of the page is shown instead of the page's title.
    const [first, ...rest] = blocks;
    return first?.type === "heading"
      ? { title: name, heading: first.text, blocks: rest, note: null }
      : { title: name, heading: name, blocks, note: null };
  });
  const title = () => {
    const q = words();
    return q === null ? (page()?.title ?? addressText(url(), p.os.files)) : `${p.t("searchTitle")}: ${q}`;
  };
  const isSearchHome = () => url() === searchHome;
  const links = {
    onLink: (to: string) => (findGeoAddress(to) === null ? p.act.go({ url: to }) : p.act.map({ url: to })),
    onHoldLink: (to: string) => p.act.holdLink({ url: to }),
  };
  const options = () => fieldsIn(page()?.blocks ?? [], tab()).find((f) => f.key === p.view.field);
  const menu = () => [
    { label: p.t("forth"), icon: arrowForth, disabled: !p.can("forth"), onTap: () => p.act.forth() },
    { label: p.t("reloadPage"), icon: reloadIcon, onTap: () => p.act.reload() },
    { label: p.t("newTab"), icon: newTab, onTap: () => p.act.newTab({ private: false }) },
    { label: p.t("newPrivate"), icon: incognito, onTap: () => p.act.newTab({ private: true }) },
    p.can("unbookmark")
      ? { label: p.t("removeBookmark"), icon: bookmarked, onTap: () => p.act.unbookmark() }
      : { label: p.t("addBookmark"), icon: bookmarkIcon, onTap: () => p.act.startBookmark({ title: title() }) },
    { label: p.t("bookmarks"), icon: bookmarksIcon, onTap: () => p.act.seeBookmarks() },
    { label: p.t("history"), icon: historyIcon, onTap: () => p.act.seeHistory() },
    { label: p.t("downloads"), icon: downloads, onTap: () => p.act.seeDownloads() },
    { label: p.t("sent"), icon: sentIcon, onTap: () => p.act.seeSent() },
    { label: p.t("find"), icon: findIcon, onTap: () => p.setView({ open: "find" }) },
    { label: p.t("textSize"), icon: sizeIcon, onTap: () => p.setView({ open: "textSize" }) },
    { label: p.t("share"), icon: share, onTap: () => p.act.share({ title: title() }) },
    { label: p.t("settings"), icon: settings, onTap: () => p.act.seeSettings() },
  ];
  return (
    <Page
      onPull={p.view.editing ? undefined : () => p.act.reload()}
      part={`${tab()?.id ?? "none"}:${tab()?.at ?? 0}`}
      top={
        <Show
          when={p.view.editing}
          fallback={
            <AddressBar
              host={words() ?? (isSearchHome() ? p.t("address") : addressText(url(), p.os.files))}
              secure={
                tab()?.private === true
                  ? incognito
                  : words() !== null || isSearchHome()
                    ? search
                    : isFile()
                      ? draft
                      : lock
              }
              name={p.t("address")}
              private={tab()?.private === true}
              onTap={() => p.act.edit()}
              actions={
                <>
                  <IconButton icon={home} name={p.t("home")} onTap={() => p.act.home()} />
                  <TabCount
                    n={p.state.tabOrder.length}
                    name={p.t("tabs", { n: p.state.tabOrder.length })}
                    onTap={() => p.act.tabs()}
                  />
                  <IconButton icon={more} name={p.t("menu")} onTap={() => p.setView({ open: "menu" })} />
                </>
              }
            />
          }
        >
          <SearchField at={p.field("address")} placeholder={p.t("address")} onEnter={() => p.act.enter()} />
        </Show>
      }
      bottom={
        <Show when={p.view.open === "find"}>
          <div class="find-bar">
            <SearchField at={p.field("find")} placeholder={p.t("find")} />
            <IconButton icon={close} name={p.t("find")} onTap={() => p.setView({ open: null, find: "" })} />
          </div>
        </Show>
      }
      overlays={
        <>
          <Menu open={p.view.open === "menu"} items={menu()} />
          <Sheet open={p.view.open === "link"} title={p.view.link ?? ""}>
            {/* A link to a location on the map has no rows for tabs, because a tab can open only a page. */}
            <Show when={findGeoAddress(p.view.link ?? "") === null}>
              <Row icon={newTab} title={p.t("openNew")} onTap={() => p.act.openLink({ private: false })} />
              <Row icon={incognito} title={p.t("openPrivate")} onTap={() => p.act.openLink({ private: true })} />
            </Show>
            <Row icon={share} title={p.t("shareLink")} onTap={() => p.act.shareLink()} />
          </Sheet>
          <Sheet open={p.view.open === "options" && options() !== undefined} title={options()?.field.label ?? ""}>
            <List each={options()?.options ?? []}>
              {(option) => (
                <RadioRow
                  title={option.label}
                  on={p.view.choices[p.view.field] === option.value}
                  onTap={() => p.act.choose({ field: p.view.field, value: option.value })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "textSize"} title={p.t("textSize")}>
            <List each={textSizes}>
              {(size) => (
                <RadioRow
                  title={p.t(`size-${size}`)}
                  on={p.state.textSize === size}
                  onTap={() => p.act.setTextSize({ size })}
                />
              )}
            </List>
          </Sheet>
          <Dialog
            open={p.view.open === "bookmark"}
            title={p.t("addBookmark")}
            ok={p.t("save")}
            disabled={!p.can("bookmark")}
            onOk={() => p.act.bookmark()}
          >
            <Field at={p.field("title")} label={p.t("title")} />
            <List each={[null, ...foldersOf(p.state).map((f) => f.id)]}>
              {(id) => (
                <RadioRow
                  title={id === null ? p.t("noFolder") : (p.state.folders[id]?.name ?? "")}
                  on={p.view.folder === id}
                  onTap={() => p.setView({ folder: id })}
                />
              )}
            </List>
          </Dialog>
        </>
      }
    >
      <Show
        when={!p.view.editing}
        fallback={
          <List each={p.state.searches}>
            {(words2) => <Row icon={historyIcon} title={words2} onTap={() => p.act.go({ url: words2 })} />}
          </List>
        }
      >
        <Switch>
          <Match when={!there()}>
            <Empty icon={offline} title={p.t("offline")} hint={p.t("offlineText")}>
              <Button kind="tonal" label={p.t("reload")} onTap={() => p.act.reload()} />
            </Empty>
          </Match>
          <Match when={words() !== null}>
            <WebBody size={p.state.textSize}>
              <Results words={words() ?? ""} lang={inLang()} t={p.t} {...links} />
            </WebBody>
          </Match>
          <Match when={page()}>
            {(at) => (
              <WebBody size={p.state.textSize}>
                <WebHeading level={1} text={at().heading} />
                <Show when={isSearchHome()}>
                  <Button kind="tonal" icon={search} wide label={p.t("goSearch")} onTap={() => p.act.edit()} />
                </Show>
                <Blocks
                  blocks={at().blocks}
                  view={p.view}
                  images={p.state.images}
                  now={p.now}
                  os={p.os}
                  t={p.t}
                  field={(key) => p.field(`drafts.${key}`)}
                  onFold={(id) => p.act.fold({ id })}
                  onChoose={(field, value) => p.act.choose({ field, value })}
                  onOptions={(field) => p.act.options({ field })}
                  onSubmit={(form, values) => p.act.submit({ form, values })}
                  onComplain={(wrong) => p.act.complain({ wrong })}
                  onDownload={(file) => p.act.download(file)}
                  isSent={(form) => Object.values(p.state.sent).some((s) => s.form === form && s.url === url())}
                  tab={tab()}
                  onPlay={(block, act) => p.act.play({ block, act })}
                  onStep={(block, act, drafts, choices) => p.act.step({ block, act, drafts, choices })}
                  {...links}
                />
                <Show when={at().note}>{(note) => <WebText stretches={[note()]} {...links} />}</Show>
              </WebBody>
            )}
          </Match>
          <Match when={isFile()}>
            <Empty icon={notFound} title={p.t("fileGone")} hint={p.t("fileGoneText")}>
              <Button kind="tonal" icon={arrowBack} label={p.t("home")} onTap={() => p.act.home()} />
            </Empty>
          </Match>
          <Match when={found.failed()}>
            <Empty icon={offline} title={p.t("failed")} hint={p.t("offlineText")}>
              <Button kind="tonal" label={p.t("reload")} onTap={() => p.act.reload()} />
            </Empty>
          </Match>
          <Match when={found()?.rows.length === 0}>
            <Empty icon={notFound} title={p.t("missing")} hint={p.t("missingText", { host: hostOf(url()) })}>
              <Button kind="tonal" icon={arrowBack} label={p.t("home")} onTap={() => p.act.home()} />
            </Empty>
          </Match>
        </Switch>
      </Show>
    </Page>
  );
});
