import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../test/sandbox.ts';
import type { PaymentProvider } from './payment.ts';
import { vendors } from './vendors.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/payments.md'), 'utf8');
const view = { amount: 100, currency: 'USD', language: 'en-US', shopOrigin: 'https://shop.example' };

/** One column for each provider as it takes real money. */
const providers: Record<string, PaymentProvider> = {
  ...Object.fromEntries(
    Object.values(vendors).map(({ title, open }) => [title, open({ live: true, keys: {} })]),
  ),
  Sandbox: testSandbox().open(),
};

const codeOf = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ') || 'none';

/** The rows of docs/payments.md: what each provider runs, shows and reaches in the document of its form. */
function inventory(): string[][] {
  const forms = Object.values(providers).map((provider) => provider.form(view));
  const isSandbox = forms.map(({ provider }) => provider === 'sandbox');
  const row = (name: string, cell: (form: (typeof forms)[number]) => readonly string[]) => [
    name,
    ...forms.map((form, i) =>
      isSandbox[i] && name === 'Frames from' ? 'its own address' : codeOf(cell(form)),
    ),
  ];
  return [
    ['', ...Object.keys(providers)],
    row('Script loaded', ({ scriptUrl }) => (scriptUrl ? [scriptUrl] : [])),
    row('Scripts from', ({ sources }) => sources.script),
    row('Frames from', ({ sources }) => sources.frame),
    row('Connections to', ({ sources }) => sources.connect),
  ];
}

test('docs/payments.md lists every origin that a payment form lets in (PCI DSS 6.4.3, 11.6.1)', () => {
  const section = document.slice(document.indexOf('## What runs in the checkout'));
  const written = section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *-/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(written).toEqual(inventory());
});
