import type { Answer } from '../../../contract/action.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type AddressRefusal, type addressSentences, bookPath } from './address-outcome.ts';
import { saveAddress } from './save-address.ts';

/** The forms of the address book (ADDRESS-002..004). `id` is an address; of 'prefer', 0 is that of the account itself. */
export async function submitAddressBook({ api, form }: SubmitArgs): Promise<Done | AddressRefusal> {
  const address_id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case 'save':
      return (await saveAddress(api, form)) ?? done('address_saved');
    case 'remove':
      return outcome(await api('address/delete', { address_id }), 'address_removed');
    case 'prefer':
      return outcome(await api('address/setPreferred', { address_id }), 'address_saved');
    default:
      return { sentence: m.common_error() };
  }
}

const outcome = (answer: Answer<unknown>, name: keyof typeof addressSentences) =>
  answer.ok ? done(name) : { sentence: answer.error };

const done = (name: keyof typeof addressSentences): Done => ({
  done: name,
  path: `${bookPath}?done=${name}`,
});
