import { block, contentRecords, paragraphs } from '../../blocks/content-records.ts';
import * as m from '../../messages/compiled/messages.js';

/** Pages that the footer of each page links to. */
export const legalPaths = { terms: '/terms-conditions', privacy: '/privacy-policy' } as const;
export type LegalPage = keyof typeof legalPaths;

/** What the words say of a shop. */
interface Shop {
  name: string;
  /** '' = unknown. */
  email: string;
  /** ISO 4217. */
  currency: string;
  /** BCP 47 tag. */
  language: string;
}

/** Words to begin with: an owner puts their own where there are brackets. */
export function legalDraft(page: LegalPage, shop: Shop) {
  const path = legalPaths[page];
  const { title, lead, sections } = page === 'terms' ? termsOf(shop) : privacyOf(shop);
  const blocks = [
    block('headline_paragraph', { level: 1, heading: title, paragraph: paragraphs(escaped(lead)) }),
    ...sections.map(([heading, text]) =>
      block('headline_paragraph', { level: 2, heading, paragraph: paragraphs(escaped(text)) }),
    ),
  ];
  return { path, title, description: lead, blocks: contentRecords(path, blocks, 0) };
}

type Words = { title: string; lead: string; sections: [heading: string, text: string][] };

function termsOf(shop: Shop): Words {
  const currency = currencyName(shop);
  return {
    title: m.desklegal_terms_title(),
    lead: m.desklegal_terms_lead({ shop: shop.name }),
    sections: [
      [m.desklegal_terms_orders(), m.desklegal_terms_orders_text()],
      [m.desklegal_terms_prices(), m.desklegal_terms_prices_text({ currency })],
      [m.desklegal_terms_shipping(), m.desklegal_terms_shipping_text()],
      [m.desklegal_terms_returns(), m.desklegal_terms_returns_text()],
      [m.desklegal_terms_law(), m.desklegal_terms_law_text()],
      [m.desklegal_terms_contact(), contactOf(shop)],
    ],
  };
}

/** As several of it are called: 'US dollars'. */
const currencyName = ({ language, currency }: Shop) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const privacyOf = (shop: Shop): Words => ({
  title: m.desklegal_privacy_title(),
  lead: m.desklegal_privacy_lead({ shop: shop.name }),
  sections: [
    [m.desklegal_privacy_keep(), m.desklegal_privacy_keep_text()],
    [m.desklegal_privacy_why(), m.desklegal_privacy_why_text()],
    [m.desklegal_privacy_cookies(), m.desklegal_privacy_cookies_text()],
    [m.desklegal_privacy_helpers(), m.desklegal_privacy_helpers_text()],
    [m.desklegal_privacy_long(), m.desklegal_privacy_long_text()],
    [m.desklegal_privacy_rights(), m.desklegal_privacy_rights_text({ contact: contactOf(shop) })],
  ],
});

const contactOf = ({ email }: Shop) =>
  email ? m.desklegal_contact_email({ email }) : m.desklegal_contact_page();

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
