import type { ImportFound } from '../../../contract/admin/import.ts';
import type { StockRead } from '../read/stock/stock-row.ts';
import type { Read } from '../record.ts';

type Sample = ImportFound['samples'][number];

const most = 5;

/** Hands reads on, and keeps the first ones that can be loaded as a person reads them. */
export async function* noting<T extends Read | StockRead>(
  reads: AsyncIterable<T>,
  samples: Sample[],
): AsyncGenerator<T> {
  for await (const read of reads) {
    if (samples.length < most && read.kind !== 'rejected')
      samples.push(read.kind === 'record' ? sampleBook(read) : sampleCopies(read));
    yield read;
  }
}

function sampleBook({ record }: Read & { kind: 'record' }): Sample {
  const { eisbn, title, contributors = [], prices = [], binding, publisher, publication_date } = record;
  const [price] = prices;
  return {
    eisbn,
    title: title ?? '',
    author: contributors
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', '),
    price: price ? priceText(price.amount, price.currency) : '',
    more: [binding, publisher, publication_date].filter(Boolean).join(' · '),
    copies: null,
  };
}

function sampleCopies(row: StockRead & { kind: 'row' }): Sample {
  const { eisbn, quantity, price_cents, currency = '', condition, location } = row;
  return {
    ...{ eisbn, title: '', author: '', copies: quantity },
    price: price_cents === undefined ? '' : priceText(price_cents, currency),
    more: [condition === 'NEW' ? '' : condition, location].filter(Boolean).join(' · '),
  };
}

const priceText = (amount: number, currency: string) => `${(amount / 100).toFixed(2)} ${currency}`.trim();
