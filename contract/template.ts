/**
 * How many styles of each kind the data of a block may name, by numbers from 1 (template_info, BLOCK-003). How they look
 * is in the tokens of `styles.theme`.
 */
export const templateInfo = { colours: 12, texts: 8, buttons: 4, links: 3 };
