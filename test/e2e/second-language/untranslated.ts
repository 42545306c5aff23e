import type { Page } from '@playwright/test';

/** Everything that a reader sees or hears of the page now, text by text. */
function textsOf(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of [
        'aria-label',
        'title',
        'alt',
        'placeholder',
        'aria-description',
        'aria-roledescription',
      ])
        texts.push(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest('script, style, noscript, svg, template, [translate="no"]')) {
      texts.push(node.textContent ?? '');
    }
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The page's own data: names, titles, prices and what the shop's owner has written. */
const dataOf = () =>
  [...document.querySelectorAll('script[type="application/json"]')].map((block) => block.textContent ?? '');

/** The scripts in which the router hands over what stands in no data block, such as the data of a missing page. */
const scriptsOf = () =>
  [...document.querySelectorAll('script:not([src]):not([type])')].map((script) => script.textContent ?? '');

/** What string literals of a script hold as JSON. */
function dataInScript(script: string): unknown[] {
  return (script.match(/"(?:[^"\\]|\\.)*"/g) ?? []).flatMap((literal) => {
    try {
      return [JSON.parse(JSON.parse(literal) as string)];
    } catch {
      return [];
    }
  });
}

/** Every text in a JSON value, line by line and without its HTML. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/<[^>]*>|\n/).map(plainText);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const plainText = (html: string) =>
  html
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Months, weekdays and units, as `Intl` writes them: no catalogue has those. */
const ofIntl = (() => {
  const words = new Set(['AM', 'PM', 'am', 'pm', 'UTC', 'at']);
  for (let day = 0; day < 366; day += 1) {
    const at = new Date(Date.UTC(2024, 0, 1 + day));
    for (const month of ['long', 'short'] as const) words.add(at.toLocaleDateString('en', { month }));
    for (const weekday of ['long', 'short'] as const) words.add(at.toLocaleDateString('en', { weekday }));
  }
  return words;
})();

/** The texts of a page that bypass the catalogue: plain letters that are not data of the shop. `known` are more data. */
export async function untranslated(page: Page, known: Iterable<string> = []): Promise<string[]> {
  const [texts, data, scripts] = await Promise.all([
    page.evaluate(textsOf),
    page.evaluate(dataOf),
    page.evaluate(scriptsOf),
  ]);
  const own = stringsIn([...data.map((json) => JSON.parse(json)), ...scripts.flatMap(dataInScript)]);
  const words = [...own, ...known].filter((text) => /[a-z]/i.test(text)).sort((a, b) => b.length - a.length);
  const whole = new Set(words);
  const long = words.filter((text) => text.length > 1);
  const isPlain = (text: string) => {
    if (whole.has(text) || !/[a-z]{2}/i.test(text)) return false;
    let rest = text;
    for (const word of long) rest = rest.replaceAll(word, ' ');
    const left = rest.match(/[a-z]{2,}/gi) ?? [];
    return left.some((word) => !ofIntl.has(word));
  };
  return [...new Set(texts.filter(isPlain))];
}
