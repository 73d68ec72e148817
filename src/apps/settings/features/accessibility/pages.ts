/** What helps to see, hear and touch. */
import { setting } from "../../../../os/settings.ts";
import { dark, page, pick, slider, toggle, type PageOf } from "../../declare.ts";

export const accessPages = {
  accessibility: {
    title: "accessibility",
    sections: [
      {
        title: "seeing",
        rows: [
          page("screenReader", "screenReader", {
            shows: { group: "accessibility", name: "screenReader" },
            icon: "reader",
            tone: "violet",
          }),
          page("fontSize", "fontSize", { note: "fontSizeAbout", icon: "fontSize", tone: "violet" }),
          page("displaySize", "displaySize", {
            shows: { group: "display", name: "size" },
            icon: "zoom",
            tone: "violet",
          }),
          page("vision", "vision", { note: "visionAbout", icon: "vision", tone: "violet" }),
          page("magnification", "magnification", {
            shows: { group: "accessibility", name: "magnification" },
            icon: "zoom",
            tone: "violet",
          }),
          dark({ icon: "dark", tone: "violet" }),
        ],
      },
      {
        title: "hearing",
        rows: [
          page("touchControls", "touchControls", { note: "touchControlsAbout", icon: "touch", tone: "violet" }),
          page("vibration", "vibration", { note: "vibrationAbout", icon: "vibration", tone: "violet" }),
          toggle("display", "autoRotate", "autoRotate", { icon: "rotate", tone: "violet" }),
        ],
      },
      {
        title: "listening",
        rows: [
          page("captions", "captions", {
            shows: { group: "accessibility", name: "captions" },
            icon: "caption",
            tone: "violet",
          }),
          page("audioAdjust", "audioAdjust", { note: "audioAdjustAbout", icon: "hearing", tone: "violet" }),
        ],
      },
      { rows: [page("shortcuts", "shortcuts", { note: "shortcutsAbout", icon: "accessibility", tone: "violet" })] },
    ],
  },
  vision: {
    title: "vision",
    also: "colour blind 色盲",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      {
        rows: [
          toggle("accessibility", "boldText", "boldText", { also: "粗体" }),
          toggle("accessibility", "highContrast", "highContrast"),
        ],
      },
      {
        rows: [
          page("correction", "correction", { shows: { group: "accessibility", name: "correction" } }),
          toggle("accessibility", "invertColors", "invertColors", { also: "negative 反色" }),
          toggle("accessibility", "grayscale", "grayscale", { also: "black and white 黑白" }),
          toggle("accessibility", "extraDim", "extraDim"),
        ],
      },
      {
        rows: [
          toggle("accessibility", "removeAnimations", "removeAnimations"),
          toggle("accessibility", "largePointer", "largePointer"),
        ],
      },
    ],
  },
  correction: {
    title: "correction",
    also: "colour blind 色盲 色弱",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [pick("accessibility", "correction", "correction", { as: "inline" })] },
    ],
  },
  magnification: {
    title: "magnification",
    also: "zoom 放大",
    sections: [
      { note: "magnificationNote", rows: [toggle("accessibility", "magnification", "useMagnification")] },
      {
        rows: [
          pick("accessibility", "magnifier", "magnifier", { needs: setting("accessibility", "magnification", true) }),
        ],
      },
    ],
  },
  screenReader: {
    title: "screenReader",
    also: "talkback voice 读屏",
    sections: [
      { note: "screenReaderNote", rows: [toggle("accessibility", "screenReader", "useScreenReader")] },
      {
        rows: [
          toggle("accessibility", "readerSpeaksPasswords", "readerSpeaksPasswords", {
            needs: setting("accessibility", "screenReader", true),
          }),
          toggle("accessibility", "selectToSpeak", "selectToSpeak"),
          page("speech", "speech", { note: "speechAbout" }),
        ],
      },
    ],
  },
  touchControls: {
    title: "touchControls",
    sections: [
      {
        rows: [
          pick("accessibility", "holdDelay", "holdDelay"),
          pick("accessibility", "timeToAct", "timeToAct"),
          toggle("accessibility", "powerEndsCall", "powerEndsCall"),
          toggle("accessibility", "autoClick", "autoClick"),
          toggle("accessibility", "switchAccess", "switchAccess"),
        ],
      },
    ],
  },
  audioAdjust: {
    title: "audioAdjust",
    sections: [
      {
        note: "balanceNote",
        rows: [toggle("accessibility", "monoAudio", "monoAudio"), slider("accessibility", "balance", "balance")],
      },
      {
        rows: [
          toggle("accessibility", "soundAlerts", "soundAlerts"),
          toggle("accessibility", "hearingAids", "hearingAids"),
          toggle("sound", "liveCaption", "liveCaption"),
        ],
      },
    ],
  },
  shortcuts: {
    title: "shortcuts",
    sections: [
      {
        rows: [
          toggle("accessibility", "shortcutVolume", "shortcutVolume"),
          toggle("accessibility", "shortcutButton", "shortcutButton"),
        ],
      },
    ],
  },
} as const satisfies Record<string, PageOf>;
