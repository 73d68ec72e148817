// Which format of a picture a caller likes best, as the header Accept says it.
import { PictureFormat } from "../contract/env.ts";

/** Of formats that are liked alike the first one: where nothing is said, a picture is a png. */
export function formatAccepted(accept: string | undefined): PictureFormat {
  const liked = (format: PictureFormat): number => likingFor(format, accept ?? "*/*");
  return PictureFormat.options.toSorted((a, b) => liked(b) - liked(a))[0]!;
}

/** From 0 (not at all) to 1: by the range that names it most closely. */
function likingFor(format: PictureFormat, accept: string): number {
  const ranges = new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((range) => {
        const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
        const said = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
        const q = said === undefined ? 1 : Number(said);
        return [type, q >= 0 && q <= 1 ? q : 0] as const;
      }),
  );
  return ranges.get(`image/${format}`) ?? ranges.get("image/*") ?? ranges.get("*/*") ?? 0;
}
