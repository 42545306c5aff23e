import { decodeEntities, truncate } from './csv/clean-text.ts';

const LENGTH = 200;

/** The first words of sanitised HTML as plain text, about 200 characters, cut between words. */
export function plainSummary(html: string): string {
  // Far more than the summary needs, far less than some descriptions have.
  const plain = decodeEntities(html.slice(0, 4000).replace(/<[^>]*(?:>|$)/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
  if (plain.length <= LENGTH) return plain;
  const cut = truncate(plain, LENGTH);
  const words = cut.replace(/\s+\S*$/, '');
  return `${(words || cut).replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
