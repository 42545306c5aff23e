import type { Input } from '../../../contract/actions.ts';
import {
  type Occasion,
  registriesPath,
  registryPath,
  type Visibility,
} from '../../../contract/gift-registry-rules.ts';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { submitOf } from '../account/page-forms.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';

/** What of a registry is one field of its form. */
const fieldOf = {
  deadline_past: 'purchase_deadline',
  unknown_address: 'shipping_id',
  shipping_unavailable: 'shipping_id',
};

/** The forms of /gift-registry: `id` is the registry, none for a new one; `eisbn` a first title for it. */
export const submitRegistries = submitOf({
  async save({ api, form }): Promise<Done | Outcome> {
    const text = (name: string) => String(form.get(name) ?? '');
    const id = text('id');
    const answer = id
      ? await api('giftregistry/update', { ...fieldsOf(text), gift_registry_id: id })
      : await api('giftregistry/create', fieldsOf(text));
    if (!answer.ok) return outcomeOf(answer, fieldOf);
    const { gift_registry_id } = answer.value.registry;
    const eisbn = text('eisbn');
    if (eisbn) {
      const added = await api('giftregistry/addItem', { gift_registry_id, eisbn });
      if (!added.ok) return outcomeOf(added);
    }
    return done(id ? 'registry_saved' : 'registry_created', registryPath(gift_registry_id));
  },
  async remove({ api, form }): Promise<Done | Outcome> {
    const answer = await api('giftregistry/delete', { gift_registry_id: String(form.get('id') ?? '') });
    return answer.ok ? done('registry_deleted', registriesPath) : { sentence: answer.error };
  },
});

/** The forms of the page of one registry. */
export const submitRegistry = submitOf({
  async set(args) {
    const { text, ...item } = itemOf(args);
    const answer = await args.api('giftregistry/updateItem', { ...item, qty: text('qty') });
    return answer.ok
      ? done('item_saved', here(args))
      : { sentence: outcomeOf(answer).sentence || answer.error };
  },
  async thank(args) {
    const { text, gift_registry_id } = itemOf(args);
    const answer = await args.api('giftregistry/setThanked', {
      gift_registry_id,
      gift_id: text('gift_id'),
      thanked: text('thanked') === 'true',
    });
    return answer.ok ? done('gift_saved', here(args)) : { sentence: answer.error };
  },
  async remove_item(args) {
    const { text: _, ...item } = itemOf(args);
    const answer = await args.api('giftregistry/deleteItem', item);
    return answer.ok ? done('item_removed', here(args)) : { sentence: answer.error };
  },
});

/** The form that adds a title to a registry. */
export const submitAddToRegistry = submitOf({
  async add({ api, form, params }): Promise<Done | Outcome> {
    const gift_registry_id = String(form.get('gift_registry_id') ?? '');
    if (!gift_registry_id) return { problems: { gift_registry_id: '' } };
    const answer = await api('giftregistry/addItem', {
      gift_registry_id,
      eisbn: params.eisbn ?? '',
      qty: String(form.get('qty') ?? '1'),
    });
    return answer.ok ? done('item_added', registryPath(Number(gift_registry_id))) : outcomeOf(answer);
  },
});

function itemOf({ params, form }: SubmitArgs) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { gift_registry_id: params.registry_id ?? '', eisbn: text('eisbn'), text };
}

/** What is empty is left out (REG-027). */
function fieldsOf(text: (name: string) => string): Input<'giftregistry/create'> {
  const shipping_id = text('shipping_id');
  const purchase_deadline = text('purchase_deadline');
  const visibility = text('visibility');
  return {
    title: text('title'),
    occasion: text('occasion') as Occasion,
    description: text('description'),
    ...(shipping_id && { shipping_id }),
    shipping_encouraged: text('shipping_encouraged') === 'true',
    ...(purchase_deadline && { purchase_deadline }),
    store_can_edit: text('store_can_edit') === 'true',
    ...(visibility && { visibility: visibility as Visibility }),
  };
}

const here = ({ params }: SubmitArgs) => registryPath(Number(params.registry_id));

const done = (name: string, path: string): Done => ({ done: name, path: `${path}?done=${name}` });
