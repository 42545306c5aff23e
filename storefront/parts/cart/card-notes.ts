import type { CartItem } from '../../../contract/cart.ts';

/** What is said about a gift card in a cart or an order, by the names of `cart/add`. */
export interface CardNotes {
  /** Cents on each card. */
  price: number;
  personalized: boolean;
  to: string;
  from: string;
  message: string;
  recipient_email: string;
  /** 'YYYY-MM-DD'; '' = at once. */
  send_date: string;
}

/** Reads the notes of a line (GIFTCARD-018); null of other goods. */
export function readCardNotes(notes: CartItem['cart_info']['cart_notes']): CardNotes | null {
  const { giftcard_price: price, gift_card_info: info } = notes as Partial<Record<string, unknown>>;
  if (typeof price !== 'number' || typeof info !== 'object' || info === null) return null;
  const of = info as Partial<Record<string, unknown>>;
  const text = (name: keyof CardNotes) => String(of[name] ?? '');
  return {
    price,
    personalized: of.personalize === true,
    to: text('to'),
    from: text('from'),
    message: text('message'),
    recipient_email: text('recipient_email'),
    send_date: text('send_date'),
  };
}

/** Whether a line is a gift card that is sent by email. */
export function isEmailedCard(notes: CartItem['cart_info']['cart_notes']): boolean {
  return (notes.gift_card_info as { emailed?: unknown } | undefined)?.emailed === true;
}
