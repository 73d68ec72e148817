/** What the parts of the screen are drawn from. */
import type { ScreenProps } from "../../../../ui/bind.tsx";
import type calculatorpro from "../../index.ts";
import type { Word } from "../../strings.ts";

export type Props = ScreenProps<typeof calculatorpro, "main", Word>;
export const problemWord = (problem: string): Word =>
  problem === "divided-by-zero" || problem === "undefined-there" || problem === "too-big" ? problem : "malformed";
