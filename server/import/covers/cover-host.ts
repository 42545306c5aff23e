import { toIsbn10 } from '../../../contract/isbn.ts';
import type { Env } from '../../env.ts';
import { type PictureWeb, pictureWeb } from '../../providers/web/picture-web.ts';
import { maxCoverBytes } from './cover-master.ts';

/** Fetches covers; the host of COVER_URL may stand in our own network. */
export function coverWeb(env: Pick<Env, 'COVER_URL'>): PictureWeb {
  const trusted = env.COVER_URL ? new URL(env.COVER_URL.replace(/\{isbn(10)?\}/g, '0')).origin : '';
  return pictureWeb({ trusted, bytes: maxCoverBytes });
}

/**
 * Where a host of covers has that of a book: COVER_URL with {isbn} (13 digits) and {isbn10} filled in. '' when there is
 * no such host, or the book has no ISBN-10 and the address wants one.
 */
export function coverHostAddress(template: string, eisbn: string): string {
  const isbn10 = toIsbn10(eisbn);
  if (isbn10 === null && template.includes('{isbn10}')) return '';
  return template.replaceAll('{isbn}', eisbn).replaceAll('{isbn10}', isbn10 ?? '');
}
