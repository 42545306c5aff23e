import { expect, it } from 'vitest';
import { readLocation } from '../../../server/store/read-location.ts';
import { type StoredSettings, settingsOf } from '../../../server/store/settings.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { FooterColumns } from './footer-columns.tsx';

const address = { address: '1 Main Street', city: 'Vernon', province: 'BC', postal_code: 'V1T 1A1' };
const reached = { phone: '(250) 555-0100', toll_free: '(888) 555-0100', email: 'shop@example.com' };
const info = { ...address, ...reached, contact_us_url: '/visit', footer_message: 'Since 1986.' };

function footer(stored: StoredSettings = {}, currency = 'CAD'): string {
  const row = { id: 1, webstore_name: 'shop', name: 'Corner Books', position: 1, hosts: [], currency };
  const locations = [readLocation({ id: 1, name: 'Corner', details: {} })];
  const settings = settingsOf(
    { ...row, country: 'CA', time_zone: 'UTC', settings: { store_info: info, ...stored } },
    locations,
    'http://shop.test',
  );
  return renderInShop(<FooterColumns settings={settings} />);
}

it('has a column with the address under its heading, unless the shop hides it (CHROME-040)', () => {
  const column =
    /<section aria-labelledby="find-us"[^>]*><h2 id="find-us"[^>]*>Find us at<\/h2><address.*?<\/address>/;
  expect(column.exec(footer())?.[0]).toMatch(/Corner Books.*1 Main Street.*Vernon, BC V1T 1A1/);
  const hidden = footer({ store_info: { ...info, hide_footer_address: true } });
  expect(hidden).not.toContain('Find us at');
  expect(hidden).not.toContain('1 Main Street');
});

it('has a column with the ways to reach the shop, each a link (CHROME-041)', () => {
  expect(footer()).toMatch(
    /<h2 id="contact-us"[^>]*>Contact us<\/h2>.*href="tel:2505550100".*Toll free: <a href="tel:8885550100".*href="mailto:shop@example\.com"/,
  );
  const silent = { ...address, phone: '', toll_free: '', email: '' };
  expect(footer({ store_info: silent })).not.toContain('Contact us');
});

it('says the message of the shop, and its currency (CHROME-045, CHROME-046, APP-057)', () => {
  expect(footer()).toMatch(/<p[^>]*>Since 1986\.<\/p>/);
  expect(footer()).toContain('<span>Prices in CAD</span>');
  expect(footer({}, 'USD')).toContain('<span>Prices in USD</span>');
  expect(footer({ store_info: { ...info, footer_message: '' } })).not.toContain('Since');
});

it('leads to the map and hours below the address, or among the last links without one (CHROME-051)', () => {
  const link = /<a href="\/visit"[^>]*>Map &amp; Hours<\/a>/g;
  expect(footer()).toMatch(/<\/address>.*<a href="\/visit"[^>]*>Map &amp; Hours<\/a><\/section>/);
  const hidden = footer({ store_info: { ...info, hide_footer_address: true } });
  for (const html of [footer(), hidden]) expect(html.match(link)).toHaveLength(1);
});

it('links to the terms where the footer is set to, whatever the checkout asks for (CHROME-004, CHROME-067)', () => {
  const terms = (inFooter: boolean, atCheckout: boolean) => {
    const bar = { component: 'footer_bar', data: { terms_condition_enabled: inFooter } };
    return footer({ global_content: [bar], terms_consent_enabled: atCheckout } as never);
  };
  for (const atCheckout of [true, false]) {
    expect(terms(true, atCheckout)).toContain('href="/terms-conditions"');
    expect(terms(false, atCheckout)).not.toContain('href="/terms-conditions"');
  }
});
