import { coverAddress } from '../../../contract/cover-address.ts';
import type { StoreGiftCard } from '../../../contract/gift-card.ts';
import { giftCardLimits } from '../../../contract/gift-card-rules.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import type { Thing } from '../page/json-ld.tsx';
import { clip } from '../page/meta.ts';

/** A gift card that the shop sells, for any amount between its limits. */
export function giftCardLd(settings: SiteSettings, card: StoreGiftCard): Thing {
  if (!import.meta.env.SSR) return {};
  const { store_info: info } = settings;
  const { min, max } = giftCardLimits(info);
  return {
    '@type': 'Product',
    name: card.title,
    sku: card.eisbn,
    ...(card.banner_description ? { description: clip(card.banner_description, 500) } : {}),
    image: info.base_url + coverAddress(card, 720, 'jpg'),
    offers: {
      '@type': 'AggregateOffer',
      url: `${info.base_url}/gift-cards`,
      lowPrice: min.toFixed(2),
      highPrice: max.toFixed(2),
      priceCurrency: info.iso4217_currency,
      availability: 'https://schema.org/InStock',
      seller: { '@id': `${info.base_url}/#store` },
    },
  };
}
