import { expect, test } from 'vitest';
import { temporaryFile } from '../../../../test/temporary-file.ts';
import { FileRefused } from '../refuse-file.ts';
import { parseStockMapping, type ReadStockOptions, readStock } from './read-stock.ts';
import type { StockRead } from './stock-row.ts';

async function read(content: string, options?: ReadStockOptions) {
  const file = temporaryFile(content, 'stock.csv');
  try {
    const { mapping, rows } = await readStock(file.path, options);
    const all: StockRead[] = [];
    for await (const row of rows) all.push(row);
    return { mapping, all };
  } finally {
    file.remove();
  }
}

test('quantity, price, condition and orders per location', async () => {
  const { all } = await read(
    'isbn,location,qty,price,condition,On Order\n' +
      '9780439023481,Main Street,3,$17.99,new,2\n' +
      '0439023483,Main Street,1,8.50,Used,\n' +
      '9780061120084,Annex,0,,hurt,0\n',
  );
  expect(all).toEqual([
    {
      kind: 'row',
      line: 2,
      eisbn: '9780439023481',
      location: 'Main Street',
      quantity: 3,
      price_cents: 1799,
      condition: 'NEW',
      on_order: 2,
      warnings: [],
    },
    {
      kind: 'row',
      line: 3,
      eisbn: '9780439023481',
      location: 'Main Street',
      quantity: 1,
      price_cents: 850,
      condition: 'USED',
      warnings: [],
    },
    {
      kind: 'row',
      line: 4,
      eisbn: '9780061120084',
      location: 'Annex',
      quantity: 0,
      condition: 'REMAINDER',
      on_order: 0,
      warnings: [],
    },
  ]);
});

test('headers of other cash desks and languages', async () => {
  const { mapping, all } = await read(
    'EAN;Filiale;Bestand;Verkaufspreis;Währung\n9780439023481;Mitte;1.0;12,90;EUR\n',
  );
  expect(mapping.columns.map(({ field }) => field)).toEqual([
    'isbn',
    'location',
    'quantity',
    'price',
    'currency',
  ]);
  expect(all).toMatchObject([{ location: 'Mitte', quantity: 1, price_cents: 1290, currency: 'EUR' }]);
});

test('on hand is better than a mere quantity, our price better than the list price', async () => {
  const { all } = await read('SKU,Qty,On Hand,List Price,Our Price\n9780439023481,9,4,20.00,18.00\n');
  expect(all).toMatchObject([{ quantity: 4, price_cents: 1800, condition: 'NEW', location: '' }]);
});

test('the location and columns may be given', async () => {
  const { all } = await read('isbn,a\n9780439023481,7\n', {
    location: 'Annex',
    mapping: parseStockMapping(['a=quantity']),
  });
  expect(all).toMatchObject([{ location: 'Annex', quantity: 7 }]);
  expect(() => parseStockMapping(['a=title'])).toThrow(/isbn, location, quantity/);
});

test('each row that cannot be used is refused with its line and reason', async () => {
  const { all } = await read(
    'isbn,qty,condition\n9780439023482,1,new\n,1,new\n9780439023481,,new\n9780439023481,many,new\n' +
      '9780439023481,2.5,new\n9780439023481,9780439023481,new\n9780439023481,1,chewed\n9780439023481,"1,200",new\n',
  );
  expect(
    all.map((row) =>
      row.kind === 'rejected' ? `${row.rejected.line} ${row.rejected.reason}` : row.quantity,
    ),
  ).toEqual([
    expect.stringMatching(/^2 .*check digit/),
    expect.stringMatching(/^3 .*no ISBN/),
    expect.stringMatching(/^4 .*no quantity/),
    expect.stringMatching(/^5 .*'many' is not a whole number/),
    expect.stringMatching(/^6 .*'2.5' is not a whole number/),
    expect.stringMatching(/^7 .*cannot be right/),
    expect.stringMatching(/^8 .*'chewed'/),
    1200,
  ]);
});

test('counts an oversold title as no copies, with a warning', async () => {
  const { all } = await read('isbn,qty\n9780439023481,-2\n');
  expect(all).toMatchObject([{ quantity: 0, warnings: [expect.stringMatching(/below zero/)] }]);
});

test('a file without quantities is refused', async () => {
  await expect(read('isbn,title\n9780439023481,A\n')).rejects.toThrow(FileRefused);
  await expect(read('isbn,title\n9780439023481,A\n')).rejects.toThrow(
    /No column with quantities.*Header=quantity/,
  );
});
