import type { ShopAnswer } from '../../contract/browse.ts';
import type { NavigationEntry } from '../../contract/navigation-entry.ts';
import { isPersonalPath } from '../../contract/paths.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { hasPage } from '../page/has-page.ts';
import { asciiWords } from '../search/text/words.ts';
import { readPagesWithQuestions, readShopPages, type ShopPage } from './queries.ts';
import { isFiller, shopSubject, singular } from './shop-words.ts';

const mostAnswers = 4;

type Scored = ShopAnswer & { score: number };

/** Longer texts are titles. */
const mostWords = 6;

/** If no page covers the whole question, a page must cover at least this share of it. */
const leastShare = 0.5;

/**
 * Pages and lists of the shop that a search asks for: 'opening hours', 'staff picks', 'gift cards'. All its words are in
 * a page's name, or they are all about the shop and the page says something about them: all of them, or, where no page does
 * and none has the question, most of them. A shopper who may search may read every page.
 */
export async function shopAnswers(ctx: Context, text: string): Promise<ShopAnswer[]> {
  const words = tellingWords(text);
  const asked = words.every(shopSubject) ? words : wordsOf(text);
  if (words.length === 0 || asked.length > mostWords) return [];
  const { site_navigation, extra_navigation } = ctx.store.settings;
  const isThere = ({ path }: ShopPage) => hasPage(ctx.store.settings, path);
  const found = scored(asked, [
    ...(await readShopPages(ctx.q, ctx.store.id)).filter(isThere),
    ...[...site_navigation, ...extra_navigation].flatMap(menuPages),
    giftCards(),
  ]);
  const whole = found.filter(({ score }) => score >= 1);
  if (whole.length > 0 || !words.every(shopSubject)) return answersOf(whole);
  const questioned = (await readPagesWithQuestions(ctx.q, ctx.store.id)).filter(isThere);
  const answered = scored(asked, questioned).filter(({ score }) => score >= 1);
  return answersOf(answered.length > 0 ? answered : found.filter(({ score }) => score >= leastShare));
}

/** Pages that say something about what is asked, the best first. */
function scored(asked: readonly string[], pages: readonly ShopPage[]): Scored[] {
  const found = new Map<string, Scored>();
  for (const page of pages) {
    const score = scoreOf(page, asked);
    const known = found.get(page.path);
    if (score === 0 || isPersonalPath(page.path) || page.path === '/') continue;
    // The page's own name and sentence say more than a menu's label, whichever of them was found.
    if (known) known.score = Math.max(known.score, score);
    else found.set(page.path, { title: page.title, path: page.path, text: page.description, score });
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

const answersOf = (found: readonly Scored[]): ShopAnswer[] =>
  found.slice(0, mostAnswers).map(({ score, ...answer }) => answer);

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

/** 3 for a page of exactly this name, 2 for a name that has it, 1 for a page that says something about all of it, less for a part. */
function scoreOf({ title, path, description, questions = [] }: ShopPage, asked: readonly string[]): number {
  const name = new Set([...wordsOf(title), ...wordsOf(path)].map(singular));
  if (asked.every((word) => name.has(singular(word)))) return asked.length === wordsOf(title).length ? 3 : 2;
  const subjects = asked.map(shopSubject);
  if (subjects.some((subject) => subject === null)) return 0;
  // What a list says about itself is about books: 'for winters with the road closed' names no opening hours.
  const text = path.startsWith('/lists/') ? '' : description;
  const shares = [[...name, ...wordsOf(text)], ...questions.map(wordsOf)].map((words) => {
    const says = new Set(words.map(shopSubject));
    return subjects.filter((subject) => says.has(subject)).length / subjects.length;
  });
  return Math.max(...shares);
}

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{Mn}’']/gu, '');
  return asciiWords(plain).split(' ').filter(Boolean);
}
