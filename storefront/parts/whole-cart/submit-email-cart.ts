import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type FormRefusal, outcomeOf } from '../submit/form-outcome.ts';
import { emailCartPath } from './whole-cart-paths.ts';

export interface CartSent extends Done {
  done: 'cart_sent';
  email: string;
}

export interface EmailCartRefusal extends FormRefusal {
  /** The address that was typed. */
  email?: string;
}

/** Mails the cart (CART-036, CART-053). */
export async function submitEmailCart({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<CartSent | EmailCartRefusal> {
  const email = String(form.get('email_address') ?? '').trim();
  const answer = await api('cart/email', { email_address: email });
  // The address stays out of the page's own: links are kept and shared.
  if (answer.ok) return { done: 'cart_sent', path: `${emailCartPath}?done=cart_sent`, email };
  return { ...outcomeOf(answer), email };
}
