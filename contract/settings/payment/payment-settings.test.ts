import { expect, test } from 'vitest';
import type { Fields } from '../field.ts';
import { canadaPostSettings } from '../shipping/canada-post.ts';
import { uspsSettings } from '../shipping/usps.ts';
import { paymentSettings } from './vendors.ts';

test.each<[string, Fields]>([
  ['payment vendors', paymentSettings],
  ['usps', uspsSettings],
  ['canada post', canadaPostSettings],
])('PAY-005 no secret of %s reaches browsers', (_name, fields) => {
  for (const [name, field] of Object.entries(fields)) {
    expect(field.secret).toBe(/(_sk|_secret|_password|_app_key|_api_key)$/.test(name));
    if (field.secret) expect(field.public).toBe(false);
    expect(field.help).toBeTruthy();
  }
});
