/**
 * The shadow of the search bar (CHROME-015). In a file of its own, because pages carry the settings of a shop's bars and not the
 * whole theme.
 */
export const dropShadow = '0 1px 6px rgb(0 0 0 / 0.18)';
