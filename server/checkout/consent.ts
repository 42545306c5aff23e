import type { Checked } from '../../contract/actions.ts';
import type { SiteSettings } from '../../contract/store.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';

type Channel = SiteSettings['store_info']['allowed_comm_prefs'][number];

/** How the shopper will be told that the order is ready, checked against what the store allows (CHECKOUT-063..065). */
export function communicationOf(
  { store_info }: SiteSettings,
  input: Pick<Checked<'checkout/submit'>, 'preferred_communication' | 'text_consent'>,
): Channel {
  const allowed = store_info.allowed_comm_prefs.filter((c) => c !== 'text' || store_info.texting_enabled);
  const chosen = input.preferred_communication ?? allowed[0] ?? 'email';
  if (input.preferred_communication && !allowed.includes(chosen)) {
    throw refuse('communication_unavailable', m.refusal_communication_unavailable({ channel: chosen }));
  }
  if (chosen === 'text' && !input.text_consent) {
    throw refuse('text_consent_required', m.refusal_text_consent_required());
  }
  return chosen;
}

export function checkTerms({ checkout_info }: SiteSettings, accepted: boolean | undefined): void {
  if (!checkout_info.terms_consent_enabled || accepted) return;
  throw refuse('terms_required', m.refusal_terms_required());
}
