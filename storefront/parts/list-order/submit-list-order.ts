import type { Call } from '../../../contract/call.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { listRefusal } from '../lists/list-refusal.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';
import { quotePath } from '../whole-cart/whole-cart-paths.ts';

/** The form of a list as an order: puts copies into the cart, or a newer edition into the list. `api` takes files. */
export async function submitListOrder({ api, form, params, url }: SubmitArgs): Promise<Done | Outcome> {
  const replaced = form.get('replace');
  if (typeof replaced !== 'string') return submitCopies({ api, form });
  const answer = await replaceTitle(api, params.list_id ?? '', replaced);
  return answer.ok
    ? { done: 'replaced', path: `${url.pathname}${url.search}` }
    : outcomeOf(listRefusal(answer));
}

function replaceTitle(api: Call, list_id: string, replaced: string) {
  const [replaces = '', eisbn = ''] = replaced.split(' ');
  return api('titlelist/addItemToList', { list_id, eisbn, replaces });
}

/** The form of an order that is placed again. `api` takes files. */
export async function submitCopies({ api, form }: Pick<SubmitArgs, 'api' | 'form'>): Promise<Done | Outcome> {
  const wanted = [...form].flatMap(([name, value]) => {
    const isbn = /^copies_(\d{13})$/.exec(name)?.[1];
    const written = String(value).trim();
    return isbn && /^[1-9]\d{0,3}$/.test(written) ? [{ isbn, qty: Number(written) }] : [];
  });
  if (wanted.length === 0) return { sentence: m.listorder_none() };
  const rows = wanted.map(({ isbn, qty }) => `${isbn},${qty}`);
  const file = new File([['isbn,qty', ...rows].join('\n')], 'order.csv');
  const answer = await api('cart/import', { file, addToCart: true });
  if (!answer.ok) return outcomeOf(answer);
  const added = answer.value.result.titles.filter(({ success }) => success);
  return {
    done: copiesOf(added) < copiesOf(wanted) ? 'in_cart_partly' : 'in_cart',
    path: form.get('intent') === 'quote' ? quotePath : '/checkout/cart',
  };
}

const copiesOf = (rows: readonly { qty: number }[]) => rows.reduce((sum, { qty }) => sum + qty, 0);
