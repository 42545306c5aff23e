import type { Contributor } from '../record.ts';
import { fold } from './fold.ts';

/** Leading articles by language (ISO 639-2/B); an apostrophe after the last letter needs no space behind it. */
const ARTICLES: Record<string, RegExp> = {
  eng: /^(?:the|an|a(?!\s+(?:is|to|as|b|z)\b))\s+(?=\S)/i,
  fre: /^(?:(?:les?|la|une?|des)\s+|l['’]\s*)(?=\S)/i,
  spa: /^(?:el|la|los|las|una?|unos|unas)\s+(?=\S)/i,
  ger: /^(?:der|die|das|eine?)\s+(?=\S)/i,
};

/** The title without the leading article of its language; an unknown language is read as English. */
export function withoutArticle(title: string, language: string): string {
  const bare = title.replace(/^[\s"'“”‘’«»¡¿([…]+/, '');
  const article = ARTICLES[language || 'eng'];
  return article ? bare.replace(article, '') : bare;
}

/** Sort key of a title, compared bytewise: 'Émile’s the Sea' → 'emiles the sea', 'The Sea' → 'sea'. */
export function titleSort(title: string, language: string): string {
  return fold(withoutArticle(title, language)) || title.toLowerCase();
}

/** Sort key of the first contributor: 'Le Guin, Ursula K.' → 'le guin ursula k'; '' without a contributor. */
export function authorSort(contributors: readonly Contributor[]): string {
  const first = contributors[0];
  return first ? fold(first.name_inverted ?? inverted(first.name)) : '';
}

const PARTICLES = new Set(
  'da de del della den der des di do dos du el la le ten ter van vander von y zu zur st st. saint'.split(' '),
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd|ph\.d|m\.d|esq)\.?$/i;
const ORGANISATION =
  /\b(?:the|and|of|for|company|society|university|press|editors|magazine|staff|museum|institute|association|council|foundation|library|group|studios?|publishing|books|inc|ltd|llc|kitchen)\b/i;

/** 'Ursula K. Le Guin' → 'Le Guin, Ursula K.'. Organisations and single names stay as they are. */
export function inverted(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length < 2 || name.includes(',') || ORGANISATION.test(name)) return name.trim();
  let end = words.length - 1;
  if (end > 1 && SUFFIX.test(words[end] ?? '')) end -= 1;
  let start = end;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  const surname = words.slice(start, end + 1).join(' ');
  return `${surname}, ${[...words.slice(0, start), ...words.slice(end + 1)].join(' ')}`;
}

/** '4.5' → 4.5, '1-3' → 1, 'Vol. 12' → 12; null without digits. */
export function seriesPosition(number: string): number | null {
  const found = /\d{1,6}(?:[.,]\d{1,3})?/.exec(number);
  return found ? Number(found[0].replace(',', '.')) : null;
}
