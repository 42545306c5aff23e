import type { Cart } from '../../contract/cart.ts';

/** What a mailed cart shows, as it was when it was sent. Cents; `price` is null for what cannot be bought. */
export interface SharedCart {
  items: {
    eisbn: string;
    title: string;
    details: string;
    quantity: number;
    price: number | null;
    /** '' for a book without a picture; `ratio`: width by height. */
    cover: string;
    ratio: number;
  }[];
  subtotal: number;
}

export function sharedCart({ items, summary }: Cart): SharedCart {
  return {
    items: items.map(({ title_info: t, cart_info: c }) => ({
      eisbn: t.eisbn,
      title: t.subtitle ? `${t.title}: ${t.subtitle}` : t.title,
      details: [
        t.authors
          .filter(({ role }) => role === 'A01')
          .map(({ name }) => name)
          .join(', '),
        t.binding,
      ]
        .filter(Boolean)
        .join(' · '),
      quantity: c.quantity,
      price: c.cartable ? c.sold_price : null,
      cover: t.cover_image_cache,
      ratio: t.cover_ratio,
    })),
    subtotal: summary.subtotal,
  };
}
