/** Props of the blocks of a page: their data and their actions. */
import type { Facts } from "#os/values.ts";
import type { OsState } from "#os/state.ts";
import type { Block } from "#world/web/page.ts";
import type { AnswerValue as Answer } from "../../answers.ts";
import type { Act } from "../../block-state.ts";
import type { LinkActions } from "../../looks/web-page.tsx";
import type { Tab } from "../../state.ts";
import type { strings } from "../../strings.ts";

type TextKey = keyof (typeof strings)["en"];
export interface BlocksProps extends LinkActions {
  readonly blocks: readonly Block[];
  readonly view: {
    readonly drafts: Readonly<Record<string, string>>;
    readonly choices: Readonly<Record<string, Answer>>;
    readonly wrong: Readonly<Record<string, string>>;
    readonly unfolded: readonly string[];
    readonly find: string;
  };
  readonly images: boolean;
  readonly now: number;
  readonly os: OsState;
  readonly t: (key: TextKey, facts?: Facts) => string;
  readonly field: (key: string) => string;
  readonly onFold: (id: string) => void;
  readonly onChoose: (field: string, value: Answer) => void;
  readonly onOptions: (field: string) => void;
  readonly onSubmit: (form: string, values: Record<string, Answer>) => void;
  readonly onComplain: (wrong: Record<string, string>) => void;
  readonly onDownload: (file: { name: string; bytes: number; content: string }) => void;
  readonly isSent: (form: string) => boolean;
  readonly tab: Tab | null;
  readonly onPlay: (block: string, act: Act) => void;
  /** Opens a step of a form and sets the fields of that step to the given values, by key. */
  readonly onStep: (block: string, act: Act, drafts: Record<string, string>, choices: Record<string, Answer>) => void;
}
