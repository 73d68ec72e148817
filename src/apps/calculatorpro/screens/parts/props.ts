import type { ScreenProps } from "#ui/screen-binding.tsx";
import type calculatorpro from "../../index.ts";
import type { TextKey } from "../../strings.ts";

export type Props = ScreenProps<typeof calculatorpro, "main", TextKey>;
export const problemTextKey = (problem: string): TextKey =>
  problem === "divided-by-zero" || problem === "undefined-there" || problem === "too-big" ? problem : "malformed";
