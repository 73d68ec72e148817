/** Icons of Moments, 24 by 24. */
const lineIcon = (d: string): string =>
  `<svg viewBox="0 0 24 24" style="fill:none"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${d}</g></svg>`;
export const heartIcon = lineIcon(
  `<path d="M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.500 4.200 4.200 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10z"/>`,
);
export const commentIcon = lineIcon(`<path d="M4.500 5.500h15v10.500h-7l-4 3.500v-3.500h-4z"/>`);
export const dotsIcon = `<svg viewBox="0 0 24 24"><circle cx="8" cy="12" r="2.100"/><circle cx="16" cy="12" r="2.100"/></svg>`;
