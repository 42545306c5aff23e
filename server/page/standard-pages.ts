import type { BlockName } from '../../blocks/catalog.ts';
import type { PageRow } from './queries.ts';

type StandardPage = Pick<PageRow, 'id' | 'path' | 'title' | 'description' | 'type'> & {
  blocks: { id: string; component: BlockName; data: object }[];
};

/** Pages that a shop has until it writes its own at the same address: something in the shop leads there. */
const standardPages: readonly StandardPage[] = [
  {
    // Gift card titles lead here (ITEM-007).
    id: 0,
    path: '/gift-cards',
    title: 'Gift cards',
    description: 'Gift cards are sold in the shop: where we are, when we are open and how to reach us.',
    type: 'gift_cards',
    blocks: [
      {
        id: 'gift-cards-1',
        component: 'headline_paragraph',
        data: {
          level: 1,
          heading: 'Gift cards',
          paragraph:
            '<p>We sell gift cards in the shop, not online. Come in and ask for one, or get in touch: we are glad to help.</p>',
        },
      },
      { id: 'gift-cards-2', component: 'contact_and_hours', data: { heading: 'Visit us' } },
    ],
  },
];

export function standardPage(path: string | undefined): StandardPage | undefined {
  return standardPages.find((page) => page.path === path);
}
