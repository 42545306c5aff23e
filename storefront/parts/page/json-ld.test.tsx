import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breadcrumbLd, JsonLd } from './json-ld.tsx';

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
