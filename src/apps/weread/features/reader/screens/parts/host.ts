/** What the parts of the reader need of its screen. */
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/weread/index.ts";
import type { BookPage, PageLayout } from "#apps/weread/pagination/pages.ts";
import type { Word } from "#apps/weread/strings.ts";

export type ReaderHost = ScreenProps<typeof app, "reader", Word>;
export interface OnPage {
  readonly page: BookPage;
  readonly paragraphs: readonly string[];
  readonly layout: PageLayout;
}
