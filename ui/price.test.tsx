import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { Price } from './price.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('formatMoney', () => {
  test.each([
    [1899, '$18.99'],
    [0, '$0.00'],
    [5, '$0.05'],
    [100, '$1.00'],
    [123_450, '$1,234.50'],
    [100_000_000, '$1,000,000.00'],
    [-500, '−$5.00'],
    [1899.4, '$18.99'],
  ])('%d cents are %s', (cents, shown) => expect(formatMoney(cents)).toBe(shown));
});

describe('Price', () => {
  test('says which price was and which is', () => {
    const html = renderToStaticMarkup(<Price cents={1899} was={2400} discount={21} />);
    expect(words(html)).toBe('|was |$24.00|now |$18.99|−21%|');
    expect(html).toContain('<s ');
  });

  test('strikes nothing through that is not higher', () => {
    expect(words(renderToStaticMarkup(<Price cents={1899} was={1899} />))).toBe('|$18.99|');
  });

  test('says the wording of the shop when the price is hidden', () => {
    const html = renderToStaticMarkup(<Price cents={null} was={2400} hiddenText="Call for price" />);
    expect(words(html)).toBe('|Call for price|');
  });

  test('takes no room when there is nothing to say', () => {
    expect(renderToStaticMarkup(<Price cents={null} />)).toBe('');
  });
});
