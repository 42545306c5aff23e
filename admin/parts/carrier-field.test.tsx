import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarrierField, readCarrier } from './carrier-field.tsx';

const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readCarrier(form);
};

test('a parcel has the carrier that is chosen, or the one that is named beside Other', () => {
  expect(read({ carrier: 'Purolator', other_carrier: 'Pigeon' })).toBe('Purolator');
  expect(read({ carrier: 'other', other_carrier: ' Pigeon ' })).toBe('Pigeon');
  expect(read({ carrier: '', other_carrier: '' })).toBe('');
});

test('without scripts, the name of another carrier can be typed from the start', () => {
  const html = renderToStaticMarkup(<CarrierField typed={{ carrier: 'other', other_carrier: 'Pigeon' }} />);
  expect(html).toMatch(/<option value="other" selected="">/);
  expect(html).toMatch(/name="other_carrier"[^>]* value="Pigeon"/);
  expect(renderToStaticMarkup(<CarrierField typed={undefined} />)).toContain('name="other_carrier"');
});
