/** Downloads. Items are downloaded one after the other. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { DownloadId, ItemId } from "../../ids.ts";

export const maxDownloads = 500;
export const downloadsState = {
  /** Downloaded items. The download runs from `from` until `until`. */
  downloads: v.record(ItemId, v.strictObject({ from: instant, until: instant, bytes: wholeNumber })),
  /** What the user chose to download. `done`: the user was told that it is complete. */
  kept: v.record(DownloadId, v.strictObject({ at: instant, done: v.boolean() })),
};
