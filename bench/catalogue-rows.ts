import type { ActionName, Input, Output } from '../contract/actions.ts';
import { type Caller, dispatch } from '../server/call/dispatch.ts';
import type { BenchShop } from './bench-shop.ts';
import { readQueries } from './catalogue-queries.ts';
import { measure } from './measure.ts';
import { type Row, say } from './report.ts';

/** p50 / p95 of whole page data with one client; with eight, p95 at most 100 ms (architecture §6). */
const budgets = {
  pglite: {
    item: [3, 10],
    rare: [5, 15],
    common: [10, 25],
    words: [3, 10],
    browse: [3, 10],
    suggest: [3, 10],
  },
  postgres: {
    item: [2, 5],
    rare: [5, 10],
    common: [25, 50],
    words: [3, 10],
    browse: [3, 10],
    suggest: [3, 10],
  },
};
export const callsPerRow = 300;
const warmUp = 40;

/** Every kind of page data, by one client and by eight. */
export async function measureShop(bench: BenchShop): Promise<Row[]> {
  const queries = await readQueries(bench.db);
  const limits = budgets[bench.db.engine];
  const browse = (inputs: Input<'browse/get'>[]) =>
    calls(bench, 'browse/get', inputs, (v) => v.row_count > 0);
  const suggest = (texts: string[]) =>
    calls(
      bench,
      'browse/getSuggest',
      texts.map((t) => ({ t })),
      (v) => v.length > 0,
    );
  const text = (words: string[]) => browse(words.map((t) => ({ t, k: 'keyword' })));
  const groups: { what: string; limit: number[]; call: Asked }[] = [
    {
      what: 'item',
      limit: limits.item,
      call: calls(
        bench,
        'title/getItem',
        queries.eisbns.map((eisbn) => ({ eisbn })),
        () => true,
      ),
    },
    { what: 'search, rare word', limit: limits.rare, call: text(queries.rareWords) },
    { what: 'search, common word', limit: limits.common, call: text(queries.commonTexts) },
    { what: 'search, common word again', limit: limits.common, call: text(queries.commonWords) },
    { what: 'search, title and author words', limit: limits.words, call: text(queries.titleAndAuthor) },
    { what: 'browse, whole catalogue', limit: limits.browse, call: browse(queries.everything) },
    { what: 'browse, three filters', limit: limits.browse, call: browse(queries.threeFilters) },
    {
      what: 'browse, three filters, offset 2000',
      limit: limits.browse,
      call: browse(queries.threeFilters.map((filters) => ({ ...filters, o: 2000 }))),
    },
    {
      what: 'browse, language and format by title, offset 2000',
      limit: limits.browse,
      call: browse(queries.large),
    },
    { what: 'suggest, 1 to 3 letters', limit: limits.suggest, call: suggest(queries.shortPrefixes) },
    { what: 'suggest, 4 letters and more', limit: limits.suggest, call: suggest(queries.longPrefixes) },
    { what: 'suggest, misspelt', limit: limits.suggest, call: suggest(queries.misspelt) },
  ];

  const rows: Row[] = [];
  /** Goes on from row to row: what was asked first warms up, and is not asked again. */
  let asked = 0;
  for (const clients of [1, 8]) {
    say(`${clients === 1 ? 'one client' : `${clients} clients`} …`);
    for (const { what, limit, call } of groups) {
      await measure(clients, warmUp, (n) => call.ask(asked + n));
      asked += warmUp;
      call.found = 0;
      const { p50, p95, cpu } = await measure(clients, callsPerRow, (n) => call.ask(asked + n));
      asked += callsPerRow;
      if (call.found === 0) throw new Error(`'${what}' found nothing: the queries do not fit the catalogue`);
      const limitsHere = clients === 1 ? limit : [null, 100];
      say(`${what}: ${p50.toFixed(2)} / ${p95.toFixed(2)} ms, processor ${cpu?.toFixed(2)} ms`);
      rows.push({
        what: `${what}${clients === 1 ? '' : `, ${clients} clients`}`,
        values: [p50, p95],
        unit: 'ms',
        limits: limitsHere,
        cpu,
      });
    }
  }
  return rows;
}

interface Asked {
  ask(n: number): Promise<void>;
  /** Answers that had something in them. */
  found: number;
}

/** Calls of one action, one input after the other, each from a shopper of its own (limits count per shopper). */
function calls<N extends ActionName>(
  { shop, storeName }: BenchShop,
  name: N,
  inputs: readonly Input<N>[],
  isFound: (value: Output<N>) => boolean,
): Asked {
  const store = shop.stores.byName(storeName);
  if (!store) throw new Error('the store is missing');
  const asked: Asked = {
    found: 0,
    async ask(n) {
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      const caller: Caller = { store, token: '', tokenIsNew: false, address, logUrl: '/' };
      const answer = await dispatch(shop, caller, { name, input: inputs[n % inputs.length] });
      if (!answer.ok) throw new Error(`${name} refused: ${answer.error}`);
      if (isFound(answer.value as Output<N>)) asked.found += 1;
    },
  };
  return asked;
}
