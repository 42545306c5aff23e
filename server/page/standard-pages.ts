import type { BlockName } from '../../blocks/catalog.ts';
import { giftCardLimits, limitsText } from '../../contract/gift-card-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import type { Store } from '../store/stores.ts';
import type { PageRow } from './queries.ts';

interface StandardBlock {
  id: string;
  component: BlockName;
  data: object;
}

type StandardPage = Pick<PageRow, 'id' | 'path' | 'title' | 'description' | 'type'> & {
  blocks: StandardBlock[];
};

type OfStore = Pick<Store, 'settings' | 'own' | 'name'>;

/** A page that a shop has until it writes its own at the same address: something in the shop leads there. */
export function standardPage(store: OfStore, path: string | undefined): StandardPage | undefined {
  // Gift card titles lead here (ITEM-007).
  return path === '/gift-cards' ? giftCardPage(store) : undefined;
}

export const sellsGiftCards = ({ settings, own }: OfStore): boolean =>
  settings.store_info.giftcards_enabled && own['gift_cards.sold'].length > 0;

function giftCardPage(store: OfStore): StandardPage {
  const { settings } = store;
  const sells = sellsGiftCards(store);
  const limits = giftCardLimits(settings.store_info);
  const blocks = sells ? cardBlocks(store) : visitBlocks();
  return {
    id: 0,
    path: '/gift-cards',
    title: m.page_gift_cards_title(),
    description: sells
      ? m.giftcard_page_description({
          shop: store.name,
          min: String(limits.min),
          max: String(limits.max),
        })
      : m.page_gift_cards_description(),
    type: 'gift_cards',
    blocks: blocks.map((block, i) => ({ id: `gift-cards-${i + 1}`, ...block })),
  };
}

type Unnamed = Omit<StandardBlock, 'id'>;

/** What the shop sells, what its owner adds, and the balance of a card (GIFTCARD-019..021). */
function cardBlocks({ settings, own }: OfStore): Unnamed[] {
  return [
    {
      component: 'headline_paragraph',
      data: {
        level: 1,
        eyebrow: m.page_gift_cards_title(),
        heading: limitsText(giftCardLimits(settings.store_info)),
        paragraph: paragraph(m.giftcard_never_expires()),
      },
    },
    { component: 'gift_cards', data: {} },
    ...own['gift_cards.custom_elements'].map(
      ({ header, image, description }): Unnamed => ({
        component: 'side_by_side_text_image',
        data: { heading: header, path: pictureOf(image), paragraph: paragraph(description) },
      }),
    ),
    ...(settings.show_gc_balanace_checker
      ? [{ component: 'balance_checker' as const, data: { background_colour: 4, padding_y: 40 } }]
      : []),
  ];
}

const visitBlocks = (): Unnamed[] => [
  {
    component: 'headline_paragraph',
    data: {
      level: 1,
      heading: m.page_gift_cards_title(),
      paragraph: paragraph(m.page_gift_cards_text()),
    },
  },
  { component: 'contact_and_hours', data: { heading: m.page_gift_cards_visit() } },
];

const paragraph = (text: string): string => (text ? `<p>${escapeHtml(text)}</p>` : '');

/** A picture of the shop's, as blocks call it: without the folder of pictures and the version that its address has. */
const pictureOf = (address: string): string => address.replace(/^\/media\/[^/]+\/|\?.*$/g, '');
