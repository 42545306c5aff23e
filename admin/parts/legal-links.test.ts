import { expect, it } from 'vitest';
import { linksToTerms, withTerms } from './legal-links.ts';

it('turns the link to the terms on and off, and keeps everything else of the footer', () => {
  const line = { component: 'notice_line', data: { text: 'Hello' } };
  const stored = [line, { component: 'footer_bar', data: { columns: 3, terms_condition_enabled: false } }];
  expect(linksToTerms(stored)).toBe(false);
  const linked = withTerms(stored, true);
  expect(linked).toEqual([
    line,
    { component: 'footer_bar', data: { columns: 3, terms_condition_enabled: true } },
  ]);
  expect(linksToTerms(linked)).toBe(true);
  expect(withTerms(linked, false)).toEqual(stored);
});

it('links to them where the setting says nothing', () => {
  expect(linksToTerms([])).toBe(true);
  expect(linksToTerms(undefined)).toBe(true);
  expect(withTerms([], false)).toEqual([
    { component: 'footer_bar', data: { terms_condition_enabled: false } },
  ]);
});
