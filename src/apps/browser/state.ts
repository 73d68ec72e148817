import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema, instant } from "#os/values.ts";
import { answerValue } from "./answers.ts";
import { BlockState } from "./block-state.ts";

export const TabId = idSchema("tab");
export const VisitId = idSchema("visit");
export const BookmarkId = idSchema("bookmark");
export const FolderId = idSchema("folder");
export const DownloadId = idSchema("download");
export const SentId = idSchema("sent");
/** The maximum length is enough for long searches: each Chinese character takes nine characters in an address. */
export const Url = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
export const Title = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
export const FolderName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const textSizes = [80, 100, 120, 150] as const;

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Tab = v.strictObject({
  id: TabId,
  /** The tab's addresses, oldest first, and the index of the current address. */
  urls: v.pipe(v.array(Url), v.nonEmpty()),
  at: index,
  /** States of reactive blocks. A key consists of the index in `urls` and the block's name: "1:garden". */
  live: v.exactOptional(v.record(v.string(), BlockState)),
  /** A private tab does not add to the history. */
  private: v.boolean(),
  openedAt: instant,
});
export type Tab = v.InferOutput<typeof Tab>;
export const Bookmark = v.strictObject({
  id: BookmarkId,
  url: Url,
  title: Title,
  folder: v.nullable(FolderId),
  addedAt: instant,
});
export type Bookmark = v.InferOutput<typeof Bookmark>;
export const Sent = v.strictObject({
  id: SentId,
  url: Url,
  form: v.string(),
  values: v.record(v.string(), answerValue),
  at: instant,
});
export type Sent = v.InferOutput<typeof Sent>;

export const browser = modelOf("browser", {
  tabs: v.record(TabId, Tab),
  tabOrder: v.array(TabId),
  current: v.nullable(TabId),
  visits: v.record(VisitId, v.strictObject({ id: VisitId, url: Url, at: instant })),
  /** Search terms, newest first. */
  searches: v.array(v.string()),
  bookmarks: v.record(BookmarkId, Bookmark),
  folders: v.record(FolderId, v.strictObject({ id: FolderId, name: FolderName })),
  folderOrder: v.array(FolderId),
  downloads: v.record(
    DownloadId,
    v.strictObject({ id: DownloadId, name: v.string(), mime: v.string(), bytes: index, from: Url, at: instant }),
  ),
  /** Submitted forms. */
  sent: v.record(SentId, Sent),
  homepage: Url,
  textSize: v.picklist(textSizes),
  images: v.boolean(),
  askBeforeDownload: v.boolean(),
});
export type State = v.InferOutput<typeof browser.state>;
