/** Addresses that an editor leaves behind and that lead nowhere (BLOCK-059). */
const nowhere = new Set(['', '/', 'http://', 'https://']);

export const leadsSomewhere = (link: string): boolean => !nowhere.has(link);

/** Attributes of a link that a shop owner wrote (BLOCK-054, BLOCK-055): 'anchor:id' leads to a block of this page. */
export function linkTo(link: string, tab: boolean): { href: string; target?: string; rel?: string } {
  const href = link.startsWith('anchor:') ? `#${link.slice('anchor:'.length)}` : link;
  return tab ? { href, target: '_blank', rel: 'noopener' } : { href };
}
