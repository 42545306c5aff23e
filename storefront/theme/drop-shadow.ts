/** Of the search bar (CHROME-015). In a file of its own, for pages carry what the bars of a shop say and not the whole theme. */
export const dropShadow = '0 1px 6px rgb(0 0 0 / 0.18)';
