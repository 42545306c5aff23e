import type { BlockName } from '../../blocks/catalog.ts';
import { m } from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import type { PageRow } from './queries.ts';

type StandardPage = Pick<PageRow, 'id' | 'path' | 'title' | 'description' | 'type'> & {
  blocks: { id: string; component: BlockName; data: object }[];
};

/** Pages that a shop has until it writes its own at the same address: something in the shop leads there. */
const standardPages = (): StandardPage[] => [
  {
    // Gift card titles lead here (ITEM-007).
    id: 0,
    path: '/gift-cards',
    title: m.page_gift_cards_title(),
    description: m.page_gift_cards_description(),
    type: 'gift_cards',
    blocks: [
      {
        id: 'gift-cards-1',
        component: 'headline_paragraph',
        data: {
          level: 1,
          heading: m.page_gift_cards_title(),
          paragraph: `<p>${escapeHtml(m.page_gift_cards_text())}</p>`,
        },
      },
      { id: 'gift-cards-2', component: 'contact_and_hours', data: { heading: m.page_gift_cards_visit() } },
    ],
  },
];

export function standardPage(path: string | undefined): StandardPage | undefined {
  return standardPages().find((page) => page.path === path);
}
