import * as m from '../../../messages/compiled/messages.js';
import type { Done } from '../../page-submit.ts';
import { submitOf } from '../account/page-forms.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';
import { listsPath, ownListPath } from './list-paths.ts';
import { listRefusal } from './list-refusal.ts';
import type { listSentences } from './list-sentences.ts';

/** The forms of /account/lists: `id` is the list, none for a new one. */
export const submitLists = submitOf({
  async save({ api, form }) {
    const text = (name: string) => String(form.get(name) ?? '');
    const fields = { name: text('name'), description: text('description') };
    const list_id = text('id');
    const answer = list_id
      ? await api('titlelist/modify', { ...fields, list_id })
      : await api('titlelist/create', fields);
    if (!answer.ok) return outcomeOf(listRefusal(answer));
    return done(list_id ? 'list_saved' : 'list_created');
  },
  async remove({ api, form }): Promise<Done | Outcome> {
    const answer = await api('titlelist/delete', { list_id: String(form.get('id') ?? '') });
    return answer.ok ? done('list_deleted') : { sentence: listRefusal(answer).error };
  },
  /** CART-063: sent by the cart page. */
  async cart_to_favourites({ api }): Promise<Done | Outcome> {
    const session = await api('session/get', {});
    if (!session.ok) return { sentence: session.error };
    const list_id = session.value.wishlist_id;
    if (list_id === null) return { sentence: m.refusal_list_login() };
    const answer = await api('cart/copyCartToList', { list_id });
    if (!answer.ok) return { sentence: listRefusal(answer).error };
    return { done: 'cart_copied', path: `${ownListPath(list_id)}?done=cart_copied` };
  },
});

const done = (name: keyof typeof listSentences): Done => ({
  done: name,
  path: `${listsPath}?done=${name}`,
});
