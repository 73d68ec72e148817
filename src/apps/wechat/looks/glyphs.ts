/**
 * Icons that are drawn in this file because the icons of the icon set are thicker and less round. All icons are 24 by
 * 24 and have the colour of the text.
 */
const lineIcon = (d: string, width = 1.5): string =>
  `<svg viewBox="0 0 24 24" style="fill:none"><g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${d}</g></svg>`;
const filledIcon = (d: string): string => `<svg viewBox="0 0 24 24">${d}</svg>`;

export const backIcon = lineIcon(`<path d="M15.500 4 7.500 12l8 8"/>`, 1.7);
export const chevronIcon = lineIcon(`<path d="m9 5.500 6.500 6.500L9 18.500"/>`, 1.7);
export const crossIcon = lineIcon(`<path d="m6 6 12 12M18 6 6 18"/>`, 1.6);
export const moreIcon = filledIcon(
  `<circle cx="5" cy="12" r="1.700"/><circle cx="12" cy="12" r="1.700"/><circle cx="19" cy="12" r="1.700"/>`,
);
export const plusIcon = lineIcon(`<circle cx="12" cy="12" r="9"/><path d="M12 7.800v8.400M7.800 12h8.400"/>`);
export const searchIcon = lineIcon(`<circle cx="10.700" cy="10.700" r="6.700"/><path d="m15.700 15.700 4.600 4.600"/>`);
export const tickIcon = lineIcon(`<path d="m5 12.500 4.800 4.800L19.500 7"/>`, 2);

const bubbles = `<path d="M9.300 4C5.200 4 2 6.700 2 10.100c0 1.900 1 3.600 2.700 4.700l-.6 2.200 2.500-1.300c.9.300 1.800.4 2.700.4h.5c-.2-.6-.3-1.200-.3-1.800 0-3.300 3-5.900 6.800-5.900h.4C16 5.800 13 4 9.300 4z"/><path d="M22 14.400c0-2.800-2.600-5-5.700-5s-5.700 2.200-5.700 5 2.600 5 5.700 5c.7 0 1.400-.1 2-.3l2 1.100-.5-1.800c1.400-.9 2.200-2.400 2.200-4z"/>`;
const people = `<circle cx="9.500" cy="8.300" r="4"/><path d="M2.500 19.500c.3-4 3-6.300 7-6.300s6.700 2.300 7 6.300z"/>`;
const peopleLines = `<path d="M18 7.500h3.500M18 11h3.500M18.800 14.500h2.700"/>`;
const compass = `<circle cx="12" cy="12" r="9"/>`;
const needle = `<path d="m15.800 8.200-2.400 5.200-5.200 2.400 2.400-5.200z"/>`;
const person = `<circle cx="12" cy="8" r="4.200"/><path d="M4 20c.4-4.600 3.400-7 8-7s7.600 2.400 8 7z"/>`;

export const tabIcons = {
  chats: { off: lineIcon(bubbles), on: filledIcon(bubbles) },
  contacts: {
    off: lineIcon(people + peopleLines),
    on: filledIcon(
      `${people}<g fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round">${peopleLines}</g>`,
    ),
  },
  discover: {
    off: lineIcon(compass + needle),
    on: filledIcon(
      `<path fill-rule="evenodd" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.800 5.200-2.400 5.200-5.200 2.400 2.400-5.200z"/>`,
    ),
  },
  me: { off: lineIcon(person), on: filledIcon(person) },
} as const;
