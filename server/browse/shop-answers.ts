import type { ShopAnswer } from '../../contract/browse.ts';
import type { NavigationEntry } from '../../contract/navigation-entry.ts';
import { isPersonalPath } from '../../contract/paths.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { hasPage } from '../page/has-page.ts';
import { asciiWords } from '../search/text/words.ts';
import { readShopPages, type ShopPage } from './queries.ts';
import { isFiller, shopSubject } from './shop-words.ts';

const mostAnswers = 4;

/** Longer texts are titles. */
const mostWords = 6;

/**
 * Pages and lists of the shop that a search asks for: 'opening hours', 'staff picks', 'gift cards'. All its words are in
 * a page's name, or they are all about the shop and the page has them. A shopper who may search may read every page.
 */
export async function shopAnswers(ctx: Context, text: string): Promise<ShopAnswer[]> {
  const words = tellingWords(text);
  const asked = words.every(shopSubject) ? words : wordsOf(text);
  if (words.length === 0 || asked.length > mostWords) return [];
  const { site_navigation, extra_navigation } = ctx.store.settings;
  const pages = [
    ...(await readShopPages(ctx.q, ctx.store.id)).filter(({ path }) => hasPage(ctx.store.settings, path)),
    ...[...site_navigation, ...extra_navigation].flatMap(menuPages),
    giftCards(),
  ];
  const found = new Map<string, ShopAnswer & { score: number }>();
  for (const page of pages) {
    const score = scoreOf(page, asked);
    const known = found.get(page.path);
    if (score === 0 || isPersonalPath(page.path) || page.path === '/') continue;
    // The page's own name and sentence say more than a menu's label, whichever of them was found.
    if (known) known.score = Math.max(known.score, score);
    else found.set(page.path, { title: page.title, path: page.path, text: page.description, score });
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostAnswers)
    .map(({ score, ...answer }) => answer);
}

/** Whether all of a text is about the shop, such as 'do you ship', be there an answer or not. */
export function asksShop(text: string): boolean {
  const words = tellingWords(text);
  return words.length > 0 && words.every(shopSubject);
}

const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !isFiller(word));

/** Where every shop sends those who look for gift cards, until it has a page of its own there. */
const giftCards = (): ShopPage => ({
  title: m.page_gift_cards_title(),
  path: '/gift-cards',
  description: '',
});

/** Menu entries that lead to pages of this shop. */
function menuPages(entry: NavigationEntry): ShopPage[] {
  const { label, path, submenu } = entry;
  const isPage = label !== '' && /^\/[^/]/.test(path) && !path.startsWith('/browse');
  return [...(isPage ? [{ title: label, path, description: '' }] : []), ...submenu.flatMap(menuPages)];
}

/** 3 for a page of exactly this name, 2 for a name that has it, 1 for a page that says something about it, else 0. */
function scoreOf({ title, path, description }: ShopPage, asked: readonly string[]): number {
  const name = new Set([...wordsOf(title), ...wordsOf(path)].map(singular));
  if (asked.every((word) => name.has(singular(word)))) return asked.length === wordsOf(title).length ? 3 : 2;
  const subjects = asked.map(shopSubject);
  if (subjects.some((subject) => subject === null)) return 0;
  // What a list says about itself is about books: 'for winters with the road closed' names no opening hours.
  const text = path.startsWith('/lists/') ? '' : description;
  const says = new Set([...name, ...wordsOf(text)].flatMap((word) => shopSubject(word) ?? []));
  const saysSo = subjects.every((subject) => says.has(subject as string));
  return saysSo ? 1 : 0;
}

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{Mn}’']/gu, '');
  return asciiWords(plain).split(' ').filter(Boolean);
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
