import { type Answer, CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Places } from '../account/place-fields.tsx';
import { type Outcome, outcomeOf, type Problems, problemsBy } from '../submit/form-outcome.ts';
import type { AddressRefusal, AddressValues } from './address-outcome.ts';

/** Sends an address in which nothing is missing. */
type Send = (typed: AddressValues) => Promise<Answer<unknown>>;

/**
 * Saves the address form: a new address, or the one with the form's `id`. Returns null when it is saved, else what is
 * wrong, what was typed and the provinces of the typed country.
 */
export function saveAddress(api: Call, form: FormData): Promise<AddressRefusal | null> {
  const id = textIn(form, 'id');
  return sendAddress(api, form, (typed) =>
    id ? api('address/modify', { address_id: id, ...typed }) : api('address/create', typed),
  );
}

/** Checks an address form and sends it with `send`. Returns the same as `saveAddress`. */
export async function sendAddress(api: Call, form: FormData, send: Send): Promise<AddressRefusal | null> {
  const typed = valuesIn(form);
  const [found, provinces] = await Promise.all([problemsIn(typed), provincesOf(api, typed.country)]);
  // Which countries have a list only the server knows.
  const isMissing = provinces.length > 0 && typed.province === '';
  const problems = isMissing ? { ...found, province: m.refusal_unknown_province() } : found;
  if (Object.keys(problems).length > 0) return { problems, typed, provinces };
  const outcome = await outcomeOfSending(send, typed);
  return outcome && { ...outcome, typed, provinces };
}

function valuesIn(form: FormData): AddressValues {
  const text = (name: keyof AddressValues | 'provinces_of') => textIn(form, name);
  const country = text('country');
  // Without JavaScript the list is still that of the former country, and its codes mean other provinces in this one.
  const isStale = form.has('provinces_of') && text('provinces_of') !== country;
  return {
    name: text('name'),
    company_name: text('company_name'),
    phone_number: text('phone_number'),
    phone_number_ext: text('phone_number_ext'),
    email_address: text('email_address'),
    street_address: text('street_address'),
    street_address_2: text('street_address_2'),
    city: text('city'),
    country,
    province: isStale ? '' : text('province'),
    postal_code: text('postal_code'),
    preferred: text('preferred') === '1',
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The validator is too heavy to come with the page. The server checks the same: without it, its answer is enough. */
async function problemsIn({ preferred: _, ...texts }: AddressValues): Promise<Problems> {
  const shape = await import('./address-shape.ts').catch(() => null);
  return shape ? problemsBy(shape.addressFields, texts) : {};
}

async function provincesOf(api: Call, country: string): Promise<Places> {
  const answer = await api('province/getList', { country }).catch(() => null);
  return answer?.ok ? answer.value : [];
}

async function outcomeOfSending(
  send: Send,
  typed: AddressValues,
): Promise<(Outcome & { status?: number }) | null> {
  try {
    const answer = await send(typed);
    return answer.ok ? null : outcomeOf(answer);
  } catch (e) {
    if (e instanceof CallFailed) return { sentence: e.message, status: e.status || 503 };
    throw e;
  }
}
