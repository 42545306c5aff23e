import { expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { datedContent } from './dated-content.ts';
import { changeSettings } from './write.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const notice = (heading: string) => ({ component: 'popup_notice', data: { heading } });
const dates = (content: ReturnType<typeof datedContent>) =>
  content.map(({ date_created, date_changed }) => [date_created, date_changed]);

it('dates a block when it is made and when it is changed (ENTITY-064)', () => {
  const first = datedContent([notice('Hello'), notice('Sale')], [], at(100));
  expect(dates(first)).toEqual([
    [100, 100],
    [100, 100],
  ]);
  const changed = datedContent([notice('Hello'), notice('Sale ends')], first, at(200));
  expect(dates(changed)).toEqual([
    [100, 100],
    [100, 200],
  ]);
});

it('keeps the dates of a block that is moved, or left alone when another is deleted', () => {
  const older = datedContent([notice('Hello')], [], at(100));
  const both = datedContent([notice('New'), ...older], older, at(200));
  expect(dates(both)).toEqual([
    [200, 200],
    [100, 100],
  ]);
  expect(dates(datedContent([notice('Hello')], both, at(300)))).toEqual([[100, 100]]);
});

it('keeps no dates that were typed', () => {
  const typed = { ...notice('Hello'), date_created: 5, date_changed: 6 };
  expect(dates(datedContent([typed], [], at(100)))).toEqual([[100, 100]]);
});

it('gives the storefront the dates, and says which parts every page has (ENTITY-064)', async () => {
  const shop = await testShop();
  const { id } = await buildStore(shop.db, {});
  const save = (heading: string) =>
    changeSettings(shop.db, id, { global_content: [notice(heading), { component: 'footer_bar' }] });
  const shown = async () => {
    await shop.reload();
    return (await shop.visitor().get('store/getSettings', {})).global_content;
  };
  const began = Math.floor(Date.now() / 1000);
  await save('Hello');
  const [popup, footer] = await shown();
  expect(popup?.date_created).toBeGreaterThanOrEqual(began);
  expect([popup?.can_delete, footer?.can_delete]).toEqual([true, false]);
  await save('Goodbye');
  expect(await shown()).toMatchObject([
    { data: { heading: 'Goodbye' }, date_created: popup?.date_created },
    { date_created: footer?.date_created, date_changed: footer?.date_changed },
  ]);
});
