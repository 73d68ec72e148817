/** All texts of the app: the texts of its features and the shared texts. */
import { mergeFeatures } from "#os/features.ts";
import { zoneNames } from "#os/zone-names.ts";
import { accessibilityStrings } from "./features/accessibility/strings.ts";
import { appsStrings } from "./features/apps/strings.ts";
import { booksStrings } from "./features/books/strings.ts";
import { careStrings } from "./features/care/strings.ts";
import { devicesStrings } from "./features/devices/strings.ts";
import { displayStrings } from "./features/display/strings.ts";
import { networkStrings } from "./features/network/strings.ts";
import { noticesStrings } from "./features/notices/strings.ts";
import { homeStrings } from "./features/home/strings.ts";
import { permissionsStrings } from "./features/permissions/strings.ts";
import { powerStrings } from "./features/power/strings.ts";
import { privacyStrings } from "./features/privacy/strings.ts";
import { schedulesStrings } from "./features/schedules/strings.ts";
import { securityStrings } from "./features/security/strings.ts";
import { soundStrings } from "./features/sound/strings.ts";
import { systemStrings } from "./features/system/strings.ts";
import { sharedStrings } from "./shared-strings.ts";

export const strings = {
  en: mergeFeatures(
    zoneNames.en,
    sharedStrings.en,
    accessibilityStrings.en,
    appsStrings.en,
    booksStrings.en,
    careStrings.en,
    devicesStrings.en,
    displayStrings.en,
    networkStrings.en,
    noticesStrings.en,
    homeStrings.en,
    permissionsStrings.en,
    powerStrings.en,
    privacyStrings.en,
    schedulesStrings.en,
    securityStrings.en,
    soundStrings.en,
    systemStrings.en,
  ),
  zh: mergeFeatures(
    zoneNames.zh,
    sharedStrings.zh,
    accessibilityStrings.zh,
    appsStrings.zh,
    booksStrings.zh,
    careStrings.zh,
    devicesStrings.zh,
    displayStrings.zh,
    networkStrings.zh,
    noticesStrings.zh,
    homeStrings.zh,
    permissionsStrings.zh,
    powerStrings.zh,
    privacyStrings.zh,
    schedulesStrings.zh,
    securityStrings.zh,
    soundStrings.zh,
    systemStrings.zh,
  ),
};
export type TextKey = keyof (typeof strings)["en"];
