import { expect, it } from 'vitest';
import { trackingLink } from './tracking-link.ts';

it('leads to the page of a known carrier', () => {
  expect(trackingLink('USPS', '9400 1')).toBe(
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400%201',
  );
  expect(trackingLink(' Canada Post', '123')).toContain('searchFor=123');
  expect(trackingLink('purolator', '123')).toMatch(/^https:\/\/www\.purolator\.com\/.*=123$/);
  expect(trackingLink('DHL', '123')).toMatch(/^https:\/\/www\.dhl\.com\/.*=123$/);
  expect(trackingLink('Pigeon', '123')).toBe('');
  expect(trackingLink('USPS', '')).toBe('');
});
