import { decodeEntities, truncate } from './clean-text.ts';

const LENGTH = 200;

/** The first words of sanitised HTML as plain text, about 200 characters, cut between words. */
export function plainSummary(html: string): string {
  // Few descriptions need more than their first 1,000 characters, and none its last 100,000.
  let plain = plainText(html.slice(0, 1000));
  if (plain.length <= LENGTH && html.length > 1000) plain = plainText(html.slice(0, 10_000));
  if (plain.length <= LENGTH) return plain;
  const cut = truncate(plain, LENGTH);
  const words = cut.replace(/\s+\S*$/, '');
  return `${(words || cut).replace(/[\s.,;:!?–—-]+$/, '')}…`;
}

/** Sanitised HTML without its tags, on one line. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*(?:>|$)/g, ' ').replace(/&[a-z\d#]*$/i, ''))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}
