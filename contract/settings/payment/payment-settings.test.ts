import { expect, test } from 'vitest';
import type { Fields } from '../field.ts';
import { canadaPostSettings } from '../shipping/canada-post.ts';
import { uspsSettings } from '../shipping/usps.ts';
import { payPalSettings } from './paypal.ts';
import { stripeSettings } from './stripe.ts';

test.each<[string, Fields]>([
  ['stripe', stripeSettings],
  ['paypal', payPalSettings],
  ['usps', uspsSettings],
  ['canada post', canadaPostSettings],
])('PAY-005 no secret of %s reaches browsers', (_name, fields) => {
  for (const [name, field] of Object.entries(fields)) {
    expect(field.secret).toBe(/(_sk|_secret|_password|_app_key)$/.test(name));
    if (field.secret) expect(field.public).toBe(false);
    expect(field.help).toBeTruthy();
  }
});
