import { expect, test } from "vitest";
import { jsonText } from "./columns.ts";
import { joinWithMarkers, escapeMarkers, escapeMarkersInJson } from "./markers.ts";

test("replaces unpaired surrogates with U+FFFD everywhere, and changes nothing else", () => {
  const whole = {
    "k\ud800": "a\udc00b",
    pair: "\u{1f44d}",
    told: "\\ud800 \\\\ud83d",
    list: ["\ud83d\ud83d\udc4d", '"\n'],
  };
  expect(JSON.parse(jsonText(whole))).toEqual({
    "k\ufffd": "a\ufffdb",
    pair: "\u{1f44d}",
    told: "\\ud800 \\\\ud83d",
    list: ["\ufffd\u{1f44d}", '"\n'],
  });
  expect(JSON.parse(JSON.parse(jsonText(jsonText(["\ud800"]))) as string)).toEqual(["\ufffd"]);
});

test("escapes markers of pictures, videos and audio, also where two joined texts form one", () => {
  expect(escapeMarkers("a<image>b<video><audio>c <images> <<image>image>")).toBe(
    "a< image>b< video>< audio>c <images> << image>image>",
  );
  expect(JSON.parse(escapeMarkersInJson(JSON.stringify(["a<image>", "<video>", "<audio>"])))).toEqual([
    "a<image>",
    "<video>",
    "<audio>",
  ]);
  expect(escapeMarkersInJson('["<video>"]')).not.toContain("<video>");
  expect(joinWithMarkers(["<ima", "ge>", { picture: true }, "<audio>"])).toBe("< image><image>< audio>");
});
