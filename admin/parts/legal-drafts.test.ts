import { expect, it } from 'vitest';
import { legalDraft, legalPaths } from './legal-drafts.ts';

const shop = { name: 'Fox & <Daughters>', email: 'fox@shop.example', currency: 'CAD', language: 'en-CA' };

it.each(['terms', 'privacy'] as const)('begins the page with the %s where the footer leads to', (page) => {
  const draft = legalDraft(page, shop);
  expect(draft.path).toBe(legalPaths[page]);
  expect(draft.description).toContain('Fox & <Daughters>');
  const text = JSON.stringify(draft.blocks);
  expect(text).toContain('Fox &amp; &lt;Daughters>');
  expect(text).toContain('Write to fox@shop.example.');
  expect(text).toMatch(/\[Say /);
  expect(JSON.stringify(legalDraft(page, { ...shop, email: '' }))).toContain('on the contact page');
});

it('names the currency', () => {
  expect(JSON.stringify(legalDraft('terms', shop))).toContain('Prices are in Canadian dollars.');
});
