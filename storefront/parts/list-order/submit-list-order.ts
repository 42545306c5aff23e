import type { Call } from '../../../contract/call.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { listRefusal } from '../lists/list-refusal.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';
import { quotePath } from '../whole-cart/whole-cart-paths.ts';

/** The form of a list as an order: puts copies into the cart, or a newer edition into the list. `api` takes files. */
export async function submitListOrder({ api, form, params, url }: SubmitArgs): Promise<Done | Outcome> {
  const replaced = form.get('replace');
  if (typeof replaced !== 'string') return toCart(api, form);
  const answer = await replaceTitle(api, params.list_id ?? '', replaced);
  return answer.ok
    ? { done: 'replaced', path: `${url.pathname}${url.search}` }
    : outcomeOf(listRefusal(answer));
}

function replaceTitle(api: Call, list_id: string, replaced: string) {
  const [replaces = '', eisbn = ''] = replaced.split(' ');
  return api('titlelist/addItemToList', { list_id, eisbn, replaces });
}

async function toCart(api: Call, form: FormData): Promise<Done | Outcome> {
  const wanted = [...form].flatMap(([name, value]) => {
    const isbn = /^copies_(\d{13})$/.exec(name)?.[1];
    return isbn && /^[1-9]\d{0,3}$/.test(String(value).trim()) ? [`${isbn},${String(value).trim()}`] : [];
  });
  if (wanted.length === 0) return { sentence: m.listorder_none() };
  const file = new File([['isbn,qty', ...wanted].join('\n')], 'order.csv');
  const answer = await api('cart/import', { file, addToCart: true });
  if (!answer.ok) return outcomeOf(answer);
  return { done: 'in_cart', path: form.get('intent') === 'quote' ? quotePath : '/checkout/cart' };
}
