import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { lookOf } from './mail-look.ts';
import { MailSumRow, MailTitleRow } from './mail-rows.tsx';

test('titles, details and prices are set in the letters of buttons, without the serifs of the pages', async () => {
  const made = await testShop();
  const { webstoreName } = await buildStore(made.db, { settings: { styles: { font_pair: 'outfit' } } });
  await made.reload();
  const store = made.shop.stores.byName(webstoreName);
  if (!store) throw new Error('the store is there');
  const look = lookOf(store);
  const title = (
    <MailTitleRow look={look} title="Emma" link="/item/1" cover={null} lines={['2 copies', '']} amount="$9" />
  );
  const html =
    (await render(title)) + (await render(<MailSumRow look={look} label="Subtotal" amount="$9" />));
  expect(html).toContain('2 copies');
  expect(html).toContain('Century Gothic');
  expect(html).not.toContain('Georgia');
});
