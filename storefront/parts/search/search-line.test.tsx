import { expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SearchLine } from './search-line.tsx';

it('is a form to /browse that works without JavaScript, with the search that found nothing in it', () => {
  const html = renderInShop(<SearchLine term="zzqqxx" />);
  expect(html).toMatch(/<form[^>]*action="\/browse" method="get"/);
  expect(html).toMatch(/<input type="search"[^>]*name="t" value="zzqqxx"/);
});

it('is no second search landmark beside the header’s', () => {
  expect(renderInShop(<SearchLine />)).not.toMatch(/<search|role="search"/);
});
