import { describe, expect, test } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CartView } from '../cart/cart-view.tsx';
import { EmailCart } from './email-cart.tsx';
import { ImportFile } from './import-file.tsx';
import type { ImportStep } from './import-step.ts';
import { RequestQuote } from './request-quote.tsx';

const quotes = { checkout_info: { quote_enabled: true } };

describe('actions of the cart page', () => {
  const view = (loggedIn: boolean, settings = {}) =>
    renderInShop(<CartView cart={cartOf([cartItemOf()])} loggedIn={loggedIn} locationId={null} />, settings);

  test('lead customers to pages where there is no JavaScript (CART-036, CART-037, CART-038, CART-041, CART-057)', () => {
    const html = view(true, quotes);
    expect(html).toMatch(/<a[^>]*href="\/checkout\/cart\/email"/);
    expect(html).toMatch(/<a[^>]*href="\/checkout\/cart\/import"/);
    expect(html).toMatch(/<a[^>]*href="\/checkout\/cart\/quote"/);
    expect(html).toMatch(/name="intent" value="cart_to_favourites".*Add to favorites/s);
    expect(view(true)).not.toContain('/checkout/cart/quote');
  });

  test('are not for guests', () => {
    expect(view(false, quotes)).not.toMatch(/checkout\/cart\/(email|import|quote)|cart_to_favourites/);
  });
});

test('an address that was refused comes back at its field (CART-055)', () => {
  const sent = { email: 'ada', problems: { email_address: 'Please enter a valid email address.' } };
  const html = renderInShop(<EmailCart sent={sent} />);
  expect(html).toMatch(/<form[^>]*action="\/checkout\/cart\/email"[^>]*method="post"/);
  expect(html).toMatch(/name="email_address"[^>]*value="ada"/);
  expect(html).toContain('Please enter a valid email address.');
});

test('a quote request asks for a message, where the shop takes any (CART-056)', () => {
  const sent = { message: ' ', problems: { message: 'Please enter a message.' } };
  expect(renderInShop(<RequestQuote sent={sent} />, quotes)).toContain('Please enter a message.');
  const html = renderInShop(<RequestQuote />);
  expect(html).toContain('We’re not taking quote requests online at the moment.');
  expect(html).not.toContain('<form');
});

describe('the steps of an import (IMPORT-001, IMPORT-002)', () => {
  const at = (first: ImportStep | null) => renderInShop(<ImportFile first={first} />);
  const title = { isbn: '9780439023481', title: 'Salt Roads', qty: 3, success: true, note: '' };
  const unknown = {
    isbn: '9780060935467',
    title: '',
    qty: 2,
    success: false,
    note: 'We don’t know this ISBN.',
  };
  const waysOn =
    /href="\/checkout\/cart\/import".*Import another file.*href="\/checkout\/cart".*Back to cart/s;

  test('upload: a form for one of the six types of file (IMPORT-008)', () => {
    const html = at(null);
    expect(html).toMatch(/<form[^>]*action="\/checkout\/cart\/import"[^>]*encType="multipart\/form-data"/i);
    expect(html).toContain('accept=".txt,.pdf,.xls,.xlsx,.html,.csv"');
    expect(html).not.toMatch(waysOn);
    expect(at({ step: 'upload', problem: 'This file is empty.' })).toMatch(
      /aria-invalid="true".*This file is empty\./s,
    );
  });

  test('process: what would be added and what would not, and why', () => {
    const html = at({
      step: 'process',
      titles: [title, unknown],
      unread: ['We left out 2 rows without a quantity.'],
      rows: 'isbn,qty\n9780439023481,3',
    });
    expect(html).toContain('We can add 1 of the 2 titles in this file.');
    expect(html).toContain('We left out 2 rows without a quantity.');
    expect(html).toMatch(
      /Ready to add.*9780439023481.*Salt Roads.*can’t add these.*9780060935467.*know this ISBN/s,
    );
    expect(html).toMatch(/type="hidden" name="rows" value="isbn,qty\n9780439023481,3"/);
    expect(html).toContain('Add 3 copies to cart');
  });

  test('a preview without anything to add leads back to the upload only', () => {
    const html = at({ step: 'process', titles: [unknown], unread: [], rows: 'isbn,qty' });
    expect(html).toContain('We can’t add anything from this file.');
    expect(html).not.toContain('to cart<');
    expect(html).toContain('Import another file');
  });

  test('complete and error lead back to the upload, or out', () => {
    const done = at({ step: 'complete', copies: 3, leftOut: 1 });
    expect(done).toContain('We added 3 copies to your cart.');
    expect(done).toContain('We left out 1 title that we can’t add.');
    expect(done).toMatch(waysOn);
    const failed = at({ step: 'error', problem: 'This file is damaged, so we couldn’t read it.' });
    expect(failed).toMatch(/role="alert".*Import failed.*This file is damaged/s);
    expect(failed).toMatch(waysOn);
  });
});
