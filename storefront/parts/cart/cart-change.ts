import type { Input } from '../../../contract/actions.ts';
import type { Condition } from '../../../contract/title.ts';
import type { DeliveryType } from '../shipping/delivery-methods.ts';

/** More copies of a title, on top of those in the cart. Fields have the names of the form and of `cart/add`. */
export interface AddCopies {
  intent: 'add';
  eisbn: string;
  condition: Condition;
  quantity: number;
  gift_registry_id?: number | undefined;
  /** The old position of a removed line that is put back. */
  position?: number | undefined;
  order_rest?: boolean | undefined;
  large_print_confirmed?: boolean | undefined;
}

/** The quantity of one line; 0 removes it. */
export interface SetCopies {
  intent: 'set';
  cart_id: number;
  eisbn: string;
  quantity: number;
  order_rest?: boolean | undefined;
}

/** Gift cards with their amount and what is written on them; with `cart_id` in place of those of that line. */
export interface AddGiftCards extends Input<'cart/add'> {
  intent: 'gift_card';
}

export type CartChange =
  | AddCopies
  | AddGiftCards
  | SetCopies
  | { intent: 'remove'; cart_id: number }
  | { intent: 'remove_all' | 'remove_unavailable' | 'adjust' }
  | BeginCheckout;

export interface BeginCheckout {
  intent: 'checkout';
  /** 'pickup' if not given. */
  delivery_preference?: DeliveryType | undefined;
  /** Where to collect while the shopper has not chosen a location. */
  location_id: number | undefined;
}

/** Reads the fields of a change from a form or an address, each with the plainest meaning it can have. */
export class ChangeFields {
  readonly #source: FormData | URLSearchParams;
  constructor(source: FormData | URLSearchParams) {
    this.#source = source;
  }
  has(name: string): boolean {
    return this.#source.has(name);
  }
  text(name: string): string {
    const value = this.#source.get(name);
    return typeof value === 'string' ? value.trim() : '';
  }
  whole(name: string): number {
    return Number.parseInt(this.text(name), 10) || 0;
  }
  flag(name: string): boolean {
    return ['1', 'true', 'on'].includes(this.text(name));
  }
  condition(): Condition {
    const value = this.text('condition');
    return value === 'USED' || value === 'REMAINDER' ? value : 'NEW';
  }
}
