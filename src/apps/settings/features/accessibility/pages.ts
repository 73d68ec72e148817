/** Accessibility pages: vision, hearing, touch. */
import { settingArgs } from "#os/settings.ts";
import { dark, pageLink, choiceOfAllValues, slider, toggle, type SettingsPage } from "../../declare.ts";

export const accessPages = {
  accessibility: {
    title: "accessibility",
    sections: [
      {
        title: "seeing",
        rows: [
          pageLink("screenReader", "screenReader", {
            shows: { group: "accessibility", name: "screenReader" },
            icon: "reader",
            tone: "violet",
          }),
          pageLink("fontSize", "fontSize", { note: "fontSizeAbout", icon: "fontSize", tone: "violet" }),
          pageLink("displaySize", "displaySize", {
            shows: { group: "display", name: "size" },
            icon: "zoom",
            tone: "violet",
          }),
          pageLink("vision", "vision", { note: "visionAbout", icon: "vision", tone: "violet" }),
          pageLink("magnification", "magnification", {
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
          pageLink("touchControls", "touchControls", { note: "touchControlsAbout", icon: "touch", tone: "violet" }),
          pageLink("vibration", "vibration", { note: "vibrationAbout", icon: "vibration", tone: "violet" }),
          toggle("display", "autoRotate", "autoRotate", { icon: "rotate", tone: "violet" }),
        ],
      },
      {
        title: "listening",
        rows: [
          pageLink("captions", "captions", {
            shows: { group: "accessibility", name: "captions" },
            icon: "caption",
            tone: "violet",
          }),
          pageLink("audioAdjust", "audioAdjust", { note: "audioAdjustAbout", icon: "hearing", tone: "violet" }),
        ],
      },
      { rows: [pageLink("shortcuts", "shortcuts", { note: "shortcutsAbout", icon: "accessibility", tone: "violet" })] },
    ],
  },
  vision: {
    title: "vision",
    searchTerms: "colour blind 色盲",
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
          pageLink("correction", "correction", { shows: { group: "accessibility", name: "correction" } }),
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
    searchTerms: "colour blind 色盲 色弱",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [choiceOfAllValues("accessibility", "correction", "correction", { as: "inline" })] },
    ],
  },
  magnification: {
    title: "magnification",
    searchTerms: "zoom 放大",
    sections: [
      { note: "magnificationNote", rows: [toggle("accessibility", "magnification", "useMagnification")] },
      {
        rows: [
          choiceOfAllValues("accessibility", "magnifier", "magnifier", {
            needs: settingArgs("accessibility", "magnification", true),
          }),
        ],
      },
    ],
  },
  screenReader: {
    title: "screenReader",
    searchTerms: "talkback voice 读屏",
    sections: [
      { note: "screenReaderNote", rows: [toggle("accessibility", "screenReader", "useScreenReader")] },
      {
        rows: [
          toggle("accessibility", "readerSpeaksPasswords", "readerSpeaksPasswords", {
            needs: settingArgs("accessibility", "screenReader", true),
          }),
          toggle("accessibility", "selectToSpeak", "selectToSpeak"),
          pageLink("speech", "speech", { note: "speechAbout" }),
        ],
      },
    ],
  },
  touchControls: {
    title: "touchControls",
    sections: [
      {
        rows: [
          choiceOfAllValues("accessibility", "holdDelay", "holdDelay"),
          choiceOfAllValues("accessibility", "timeToAct", "timeToAct"),
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
} as const satisfies Record<string, SettingsPage>;
