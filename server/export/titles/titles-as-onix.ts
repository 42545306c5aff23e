import type { Query } from '../../db/db.ts';
import type { ExportPart } from '../export-part.ts';
import { onixProduct } from './onix-product.ts';
import { titlePages } from './title-pages.ts';
import { element, textElement } from './xml.ts';

/**
 * All titles in the shop as an ONIX for Books 3.0 message (reference names), which our own importer reads back. The same
 * catalogue at the same `now` gives the same bytes. ONIX has no place for: comments of the author (as they are stored), sales
 * rank, copies sold, ratings, a series number without a series, and a binding that is not the one of its code.
 *
 * @param parts `sender`: the name of the shop, not ''. `now`: when the message is sent.
 * @throws the reason of `signal` once it is aborted
 */
export async function* titlesAsOnix({
  q,
  sender,
  now,
  signal,
}: {
  q: Query;
  sender: string;
  now: Date;
  signal?: AbortSignal;
}): AsyncGenerator<ExportPart> {
  yield { text: beginning(sender, now), rows: 0 };
  let isEmpty = true;
  for await (const titles of titlePages(q, signal)) {
    isEmpty = false;
    yield { text: titles.map((title) => onixProduct(title, sender)).join(''), rows: titles.length };
  }
  yield { text: `${isEmpty ? '<NoProduct/>\n' : ''}</ONIXMessage>\n`, rows: 0 };
}

function beginning(sender: string, now: Date): string {
  const sentAt = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');
  const header = element(
    'Header',
    element('Sender', textElement('SenderName', sender)),
    textElement('SentDateTime', sentAt),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage xmlns="http://ns.editeur.org/onix/3.0/reference" release="3.0">\n${header}\n`;
}
