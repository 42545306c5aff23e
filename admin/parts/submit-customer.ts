import type { Done, NotDone, SubmitArgs } from '../desk-submit.ts';
import { refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { customerIdOf } from './customer-id.ts';

/** The forms of a customer's page, told apart by their `intent`. */
export async function submitCustomer(args: SubmitArgs): Promise<Done | NotDone> {
  const { api, form } = args;
  const id = customerIdOf(args);
  const intent = textOf(form, 'intent');
  const [done, answer] = await (async () => {
    switch (intent) {
      case 'password':
        return ['password_link', await api('customer/sendPasswordLink', { id })] as const;
      case 'unlock':
        return ['unlocked', await api('customer/unlock', { id })] as const;
      case 'taxed':
        return ['taxed', await api('customer/taxed', { id })] as const;
      case 'exempt':
        return ['exempt', await api('customer/exempt', { id, ...exemptionIn(form) })] as const;
      default:
        return ['customer_noted', await api('customer/addNote', { id, body: textOf(form, 'body') })] as const;
    }
  })();
  if (answer.ok) return { done };
  return { ...refusedAs(answer), form: intent, typed: typedOf(form) };
}

const exemptionIn = (form: FormData) => ({
  number: textOf(form, 'number'),
  country: textOf(form, 'country').trim(),
  region: textOf(form, 'region').trim(),
  tax_type: textOf(form, 'tax_type'),
  valid_until: textOf(form, 'valid_until'),
});
