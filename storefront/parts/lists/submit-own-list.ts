import type { Answer } from '../../../contract/action.ts';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { submitOf } from '../account/page-forms.ts';
import type { Outcome } from '../submit/form-outcome.ts';
import { ownListPath } from './list-paths.ts';
import { listRefusal } from './list-refusal.ts';

/** The result of a form of a list's page. `removed`: what putting the title back needs. */
export interface ListDone extends Done {
  removed?: Removed;
}
export interface Removed {
  eisbn: string;
  title: string;
  position: string;
  note: string;
}

/** The forms of the page of one list. Whatever was done leads back to the page of the list that it was sent from. */
export const submitOwnList = submitOf({
  async remove_item(args) {
    const { list_id, text } = read(args);
    const eisbn = text('eisbn');
    const answer = await args.api('titlelist/removeItemFromList', { list_id, eisbn });
    const removed = { eisbn, title: text('title'), position: text('position'), note: text('note') };
    return outcome(args, answer, 'item_removed', removed);
  },
  /** FAV-016, ORDER-019: what an order has bought, by the order's page. */
  async remove_bought(args) {
    const { list_id, text } = read(args);
    const answer = await args.api('titlelist/removeItemsFromList', { list_id, eisbns: text('eisbns') });
    return outcome(args, answer, 'bought_removed');
  },
  async put_back(args) {
    const { list_id, text } = read(args);
    const fields = { eisbn: text('eisbn'), position: text('position'), note: text('note') };
    return outcome(args, await args.api('titlelist/addItemToList', { list_id, ...fields }), 'item_back');
  },
  async move(args) {
    const { list_id, text } = read(args);
    const answer = await args.api('titlelist/moveItem', {
      list_id,
      eisbn: text('eisbn'),
      place: text('place'),
    });
    return outcome(args, answer, 'moved');
  },
  async note(args) {
    const { list_id, text } = read(args);
    const answer = await args.api('titlelist/setNote', { list_id, eisbn: text('eisbn'), note: text('note') });
    return outcome(args, answer, 'note_saved');
  },
  async to_cart(args) {
    return outcome(args, await args.api('titlelist/copyToCart', { list_id: read(args).list_id }), 'in_cart');
  },
  async share(args) {
    return outcome(args, await args.api('titlelist/getPublicUrl', { list_id: read(args).list_id }), 'shared');
  },
  async unshare(args) {
    return outcome(
      args,
      await args.api('titlelist/removePublicUrl', { list_id: read(args).list_id }),
      'unshared',
    );
  },
});

function read({ params, form }: SubmitArgs) {
  return { list_id: params.list_id ?? '', text: (name: string) => String(form.get(name) ?? '') };
}

function outcome(
  { params, url }: SubmitArgs,
  answer: Answer<unknown>,
  done: string,
  removed?: Removed,
): ListDone | Outcome {
  if (!answer.ok) return { sentence: listRefusal(answer).error };
  const query = new URLSearchParams({ ...removed, done });
  for (const name of ['page', 'l']) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  return { done, path: `${ownListPath(Number(params.list_id))}?${query}`, ...(removed && { removed }) };
}
