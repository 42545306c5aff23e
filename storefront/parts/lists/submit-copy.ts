import * as m from '../../../messages/compiled/messages.js';
import { submitOf } from '../account/page-forms.ts';
import { outcomeOf } from '../submit/form-outcome.ts';
import { ownListPath } from './list-paths.ts';
import { listRefusal } from './list-refusal.ts';

/** What is done with a list of the shop: it is copied to one of the reader's own, or goes to the cart. */
export const submitCopy = submitOf({
  async copy({ api, form, params }) {
    const from_list_id = params.list_id ?? '';
    const name = String(form.get('name') ?? '').trim();
    const chosen = String(form.get('to') ?? '');
    if (!name && !chosen) return { problems: { name: m.lists_choose_missing() } };
    const made = name ? await api('titlelist/create', { name }) : null;
    if (made && !made.ok) return outcomeOf(listRefusal(made));
    const to_list_id = made ? made.value.list.list_id : chosen;
    // LIST-019: another tab may have deleted it meanwhile.
    if (made && !(await api('titlelist/get', { list_id: to_list_id })).ok)
      return { sentence: m.common_error() };
    const answer = await api('titlelist/copyFromList', { from_list_id, to_list_id });
    if (!answer.ok) {
      if (made) await api('titlelist/delete', { list_id: to_list_id });
      return outcomeOf(listRefusal(answer));
    }
    return { done: 'copied', path: `${ownListPath(Number(to_list_id))}?done=copied` };
  },
  async to_cart({ api, params }) {
    const answer = await api('titlelist/copyToCart', { list_id: params.list_id ?? '' });
    if (!answer.ok) return outcomeOf(listRefusal(answer));
    return { done: 'in_cart', path: '/checkout/cart' };
  },
});
