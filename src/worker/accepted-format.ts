// Finds a caller's preferred picture format from the Accept header.
import { PictureFormat } from "#contract/env.ts";

/**
 * Returns the preferred format. If several formats are equally preferred, the first one is used, so a picture is a PNG
 * by default.
 */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  const liked = (format: PictureFormat): number => preferenceFor(format, accept ?? "*/*");
  return PictureFormat.options.toSorted((a, b) => liked(b) - liked(a))[0]!;
}

/**
 * Returns the preference from 0 (not accepted) to 1. The preference comes from the most specific range that matches the
 * format.
 */
function preferenceFor(format: PictureFormat, accept: string): number {
  const ranges = new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((range) => {
        const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
        const q = quality === undefined ? 1 : Number(quality);
        return [type, q >= 0 && q <= 1 ? q : 0] as const;
      }),
  );
  return ranges.get(`image/${format}`) ?? ranges.get("image/*") ?? ranges.get("*/*") ?? 0;
}
