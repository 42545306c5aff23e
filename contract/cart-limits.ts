/** Copies of one title and condition that a cart holds at most (CART-019). */
export const maxCopies = 9999;

/** Lines of a cart at most: it is read whole at every step, and a school's list of a thousand titles still fits. */
export const maxTitles = 1000;
