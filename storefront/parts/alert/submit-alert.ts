import type { Call } from '../../../contract/call.ts';
import type { Done, Submit } from '../../page-submit.ts';
import type { ProveHuman } from '../human-check/prove-human.ts';
import { type Outcome, outcomeOf, valuesOf } from '../submit/form-outcome.ts';

const titleKinds = ['in_stock', 'price', 'series'] as const;
const ofAuthor = 'author:';

/** What the boxes of the form send: a kind, or the name of an author. */
export const authorWish = (name: string): string => ofAuthor + name;

/**
 * The form that asks for alerts at a title. Only guests type an address. Without JavaScript the human check cannot be
 * passed: the server then takes a few tries.
 */
export const submitAlert =
  (prove: ProveHuman): Submit<Done, Outcome> =>
  async ({ api, form, params }) => {
    const wishes = form.getAll('wish').map(String);
    const email = form.get('email');
    const input = {
      eisbn: params.eisbn ?? '',
      kinds: titleKinds.filter((kind) => wishes.includes(kind)),
      authors: wishes.filter((wish) => wish.startsWith(ofAuthor)).map((wish) => wish.slice(ofAuthor.length)),
    };
    const guest = typeof email === 'string' ? { email, captcha: await prove() } : {};
    const answer = await api('alert/create', { ...input, ...guest });
    if (answer.ok) return { done: answer.value.confirmed ? 'alert_saved' : 'alert_mailed' };
    const typed = { ...valuesOf(form), wish: wishes.join('\n') };
    return { ...outcomeOf(answer, { no_alert: 'wish', in_stock: 'wish' }), typed };
  };

/** The forms of the pages that list alerts; `token` of the link to a mailbox, if it was one. */
export const submitAlerts: Submit<Done, Outcome> = async ({ api, form, params: { token } }) => {
  const { intent = '', alert_id, alert_ids = '[]' } = valuesOf(form);
  const answer = await change(api, { intent, token, alert_id, alert_ids });
  return answer.ok ? { done: intent } : { ...outcomeOf(answer), intent };
};

interface Change {
  intent: string;
  token: string | undefined;
  alert_id: string | undefined;
  alert_ids: string;
}

function change(api: Call, { intent, token, alert_id, alert_ids }: Change) {
  if (intent === 'alert_confirmed') return api('alert/confirm', { token: token ?? '', alert_ids });
  return api('alert/stop', { token, alert_id });
}
