import { isSmall } from './text-match.ts';
import type { Word } from './words.ts';

/** Words that say the same of a book, one group a line. Descriptions use one of them, readers another. */
const groups = `
fiction novel novels
mystery crime detective whodunit
memoir memoirs autobiography biography
poetry poem poems poet poets verse
play plays drama
comic comics graphic manga
children kids child
teen teens teenage teenager young
cookbook cookbooks cookery cooking recipes recipe
scary horror
funny humor humour humorous
film movie cinema
`;

/** Countries, what comes from there and who does: for subjects ('canadian fiction') and for authors' lives. */
const nations = `
africa african africans
america american americans usa
argentina argentine argentinian
australia australian australians
austria austrian austrians vienna viennese
brazil brazilian
britain british briton
england english
canada canadian canadians
caribbean jamaica jamaican haiti haitian trinidad
chile chilean
china chinese
colombia colombian
cuba cuban
czech prague bohemia
denmark danish dane copenhagen
egypt egyptian
finland finnish finn
france french parisian paris
germany german germans berlin
greece greek greeks
iceland icelandic
india indian indians
iran iranian persia persian
ireland irish dublin
israel israeli
italy italian italians
japan japanese tokyo
kenya kenyan
korea korean
latin mexico mexican colombia colombian chile chilean argentina argentine peru peruvian cuba cuban
lebanon lebanese
mexico mexican
netherlands dutch holland
nigeria nigerian
nordic scandinavia scandinavian sweden swedish norway norwegian denmark danish iceland icelandic
norway norwegian oslo
pakistan pakistani
peru peruvian
poland polish
portugal portuguese
russia russian russians soviet
scotland scottish scots edinburgh glasgow
spain spanish spaniard
sweden swedish swede stockholm
switzerland swiss
turkey turkish istanbul
ukraine ukrainian kyiv
vietnam vietnamese
wales welsh
`;

const alike = new Map<string, Set<string>>();
for (const line of (groups + nations).trim().split('\n')) {
  const words = line.split(' ').filter(Boolean);
  for (const word of words) alike.set(word, new Set([...(alike.get(word) ?? []), ...words]));
}

/** Says nothing of what a book is about. */
const beside = new Set('book books story stories about set'.split(' '));

/** Longer ones are no words of any text. */
export const longestWord = 40;

/** A search for books about these words, each of them or one that says the same; '' when they say nothing. */
export function aboutQuery(words: readonly Word[]): string {
  const telling = words.filter((word) => !isSmall(word));
  if (telling.some((word) => word.exact || word.initials.length > 0)) return '';
  const asked = telling.length > 1 ? telling.filter(({ text }) => !beside.has(text)) : telling;
  if (asked.every(({ text }) => text.length < 3) || asked.some(({ text }) => text.length > longestWord))
    return '';
  return asked
    .map(({ text }) => `(${[...(alike.get(text) ?? [text])].map((word) => `'${word}'`).join(' | ')})`)
    .join(' & ');
}
