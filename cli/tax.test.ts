import { expect, test } from 'vitest';
import { Refusal } from '../server/call/refusal.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { buildLocation, buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import { staffAt } from '../test/staff.ts';
import { CommandRefused } from './command.ts';
import { type TaxAddOptions, taxAdd, taxEnd, taxList, taxRemove } from './tax.ts';
import { taxUse } from './tax-use.ts';

/** A store with one location in Kelowna. */
async function aStore() {
  const made = await testShop();
  const store = await buildStore(made.db, { country: 'CA', currency: 'CAD' });
  const address = {
    address: '1 Row',
    city: 'Kelowna',
    prov: 'British Columbia',
    postal: 'V1Y 1A1',
    country: 'Canada',
  };
  await buildLocation(made.db, store.id, { code: 'KELOWNA', details: { sc_addr_array: address } });
  await made.reload();
  const { context, printed } = commandContext({ openDb: keptOpen(made.db) });
  /** What a command prints. */
  const shown = async (command: Promise<number>) => {
    printed.length = 0;
    expect(await command).toBe(0);
    return printed.join('\n');
  };
  const owner = () => staffAt(made, store, 'owner');
  return { made, store, context, shown, owner };
}

const refusal = (work: () => Promise<unknown>) =>
  (async () => work())().then(
    () => 'none',
    (e) => {
      if (e instanceof CommandRefused || e instanceof Refusal) return e.message;
      throw e;
    },
  );

test('the known rates of a country are shown, written, and written again in their own place', async () => {
  const { context, shown, owner } = await aStore();
  expect(await shown(taxList(context, {}))).toContain('charges no tax');
  const tried = await shown(taxUse(context, 'ca', { dryRun: true }));
  expect(tried).toMatch(/PST +7 +CA-BC +all but printed_book, ebook/);
  expect(tried).toContain('Nothing is written');
  expect(await shown(taxList(context, {}))).toContain('charges no tax');

  expect(await shown(taxUse(context, 'CA', {}))).not.toContain('QST');
  await taxAdd(context, 'Levy=1.25', { country: 'CA', region: 'BC' });
  const second = await shown(taxUse(context, 'CA', { registered: 'bc, qc' }));
  expect(second).toMatch(/QST +9.975 +CA-QC/);
  expect(second).toMatch(/in place of \d+ rates from before/);
  expect(second).toMatch(/of your own[\s\S]*Levy +1.25 +CA-BC +all goods/);
  const { rates } = await (await owner()).get('tax/getList');
  expect(rates.filter(({ type, region }) => type === 'PST' && region === 'BC')).toHaveLength(1);
  expect(rates.filter(({ type }) => type === 'Levy')).toMatchObject([{ rate_ppm: 12_500, is_known: false }]);
});

test('a rate changes on a day to come: the old one ends, the new one begins', async () => {
  const { context, shown, owner } = await aStore();
  const numberIn = (table: string) => /^(\d+) /m.exec(table)?.[1] ?? '';
  const old = numberIn(await shown(taxAdd(context, 'Sales tax=5.5', { location: 'kelowna' })));
  await taxEnd(context, old, '2027-06-30', {});
  await taxAdd(context, 'Sales tax=5.75', { on: 'printed_book,audiobook', from: '2027-07-01' });
  const listed = await shown(taxList(context, {}));
  expect(listed).toMatch(/5\.5 +KELOWNA +all goods +2027-06-30/);
  expect(listed).toMatch(/5\.75 +everywhere +printed_book, audiobook +2027-07-01/);
  expect(await shown(taxRemove(context, old, {}))).toContain('is removed');
  const desk = await owner();
  const { entries } = await desk.get('audit/getList');
  const typed = entries.filter(({ actor }) => actor === 'command line').map(({ action }) => action);
  expect(typed).toEqual(['tax/delete', 'tax/save', 'tax/save', 'tax/save']);
});

test('refuses in a sentence what cannot be', async () => {
  const { context, made, store } = await aStore();
  const add = (text: string, options: TaxAddOptions = {}) => refusal(() => taxAdd(context, text, options));
  expect(await add('5.5%')).toContain('is not a tax');
  expect(await add('Tax=5.12345')).toContain('is not a tax');
  expect(await add('Tax=500')).toContain('between 0 and 100 percent');
  expect(await add('Tax=5', { on: 'gift_card' })).toContain('is not a kind of goods');
  expect(await add('Tax=5', { location: 'PIER' })).toContain("no location 'PIER'");
  expect(await add('Tax=5', { region: 'ME' })).toContain('choose the country');
  expect(await add('Tax=5', { until: 'soon' })).toContain('year, month, and day');
  expect(await refusal(() => taxUse(context, 'FR', {}))).toBe('Handsell knows the rates of CA and US.');
  expect(await refusal(() => taxUse(context, 'US', {}))).toContain('--registered AL');
  expect(await refusal(() => taxUse(context, 'US', { registered: 'DC' }))).toContain('knows no rate of DC');
  expect(await refusal(() => taxRemove(context, '99', {}))).toContain('has no rate 99');
  expect(await made.db.query('select 1 from tax_rate where store_id = $1', [store.id])).toEqual([]);
});
