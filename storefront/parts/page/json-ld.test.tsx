import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Render } from '../../../blocks/gift_cards/render.tsx';
import type { SiteSettings } from '../../../contract/store.ts';
import type { Offer, Title } from '../../../contract/title.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { bookLd, breadcrumbLd, JsonLd } from './json-ld.tsx';

it('lets no text of a book end the script', () => {
  const html = renderToStaticMarkup(
    <JsonLd data={{ '@type': 'Book', name: '</script><script>alert(1)</script>' }} />,
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const data = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
  expect(data.name).toBe('</script><script>alert(1)</script>');
});

it('numbers breadcrumbs from one with absolute addresses', () => {
  const data = breadcrumbLd('https://shop.example', [
    { label: 'Home', href: '/' },
    { label: 'Emma', href: '/item/1' },
  ]);
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Emma', item: 'https://shop.example/item/1' },
  ]);
});

it('speaks of a file that others sell as a book, and of no stock', () => {
  const settings = {
    store_info: { base_url: 'https://shop.example', iso4217_currency: 'USD' },
  } as SiteSettings;
  const title = (more: Partial<Title>) =>
    ({
      eisbn: '9791200000008',
      title: 'Salt Roads',
      authors: [],
      language: 'French',
      language_code: 'fr',
      binding: 'Hardcover',
      digital: '',
      available: [{ code: 'NEW', price: 900, onhand: 0, cartable: false } as Offer],
      ...more,
    }) as Title;
  const book = bookLd(settings, title({}));
  expect(book).toMatchObject({ '@type': ['Product', 'Book'], inLanguage: 'fr' });
  expect(book.offers).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }]);
  const ebook = bookLd(settings, title({ digital: 'ebook', binding: 'eBook' }));
  expect(ebook).toMatchObject({ '@type': 'Book', bookFormat: 'https://schema.org/EBook' });
  expect(ebook).not.toHaveProperty('offers');
});

it('calls a remainder new, as the page does, and only a used copy used', () => {
  const settings = {
    store_info: { base_url: 'https://shop.example', iso4217_currency: 'USD' },
  } as SiteSettings;
  const copies = (['NEW', 'USED', 'REMAINDER'] as const).map(
    (code) => ({ code, price: 900, onhand: 1, cartable: true }) as Offer,
  );
  const title = { eisbn: '9791200000008', title: 'Salt Roads', authors: [], digital: '', available: copies };
  const { offers } = bookLd(settings, title as unknown as Title);
  expect((offers as { itemCondition: string }[]).map((offer) => offer.itemCondition)).toEqual([
    'https://schema.org/NewCondition',
    'https://schema.org/UsedCondition',
    'https://schema.org/NewCondition',
  ]);
});

it('offers a gift card of /gift-cards for any amount between the limits of the shop', () => {
  const card = {
    eisbn: '9990000000029',
    title: 'Emailed gift card',
    cover_image_cache: '',
    cover_ratio: 1.6,
    banner_description: 'Arrives by email.',
    emailed: true,
  };
  const ldOn = (page: string) => {
    const html = renderInShop(
      <Render data={{} as never} injected={[card]} first={false} id="cards" page={page} />,
      {
        store_info: { giftcard_minimum: 10, giftcard_maximum: 500 },
      },
    );
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    return json && JSON.parse(json);
  };
  expect(ldOn('/gift-cards')['@graph']).toMatchObject([
    {
      '@type': 'Product',
      name: 'Emailed gift card',
      description: 'Arrives by email.',
      image: 'http://shop.localhost/images/cover/9990000000029.svg',
      offers: {
        '@type': 'AggregateOffer',
        url: 'http://shop.localhost/gift-cards',
        lowPrice: '10.00',
        highPrice: '500.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    },
  ]);
  expect(ldOn('/')).toBeUndefined();
});
