import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { Done, Submit } from '../../page-submit.ts';
import type { ProveHuman } from '../human-check/prove-human.ts';
import {
  type FormRefusal,
  type Outcome,
  outcomeOf,
  problemsBy,
  reviewForm,
  valuesOf,
} from '../submit/form-outcome.ts';

export type Reserved = Output<'event/v2/rsvp'>;

/**
 * Reserves places. What the fields lack is said before anything is sent. Without JavaScript the human check (RSVP-019)
 * cannot be passed: the server then takes a few tries.
 */
export async function sendRsvp(
  api: Call,
  prove: ProveHuman,
  eventId: string | number,
  { name = '', email = '', phone = '', quantity = '', waitlist = '' }: Record<string, string>,
): Promise<Reserved | FormRefusal> {
  const fields = { name, email, phone, quantity };
  const { rsvpFields } = await import('./rsvp-shape.ts');
  const problems = problemsBy(rsvpFields, fields);
  const count = Object.keys(problems).length;
  if (count > 0) return { problems, sentence: count > 1 ? reviewForm() : '' };
  const captcha = await prove();
  const input = { ...fields, event_id: eventId, captcha, waitlist: waitlist === '1' };
  const answer = await api('event/v2/rsvp', input);
  return answer.ok ? answer.value : outcomeOf(answer);
}

/** The form on a page of its own. */
export const submitRsvp =
  (prove: ProveHuman): Submit<Done, Outcome> =>
  async ({ api, form, params }) => {
    const typed = valuesOf(form);
    const outcome = await sendRsvp(api, prove, params.event_id ?? '', typed);
    return 'waitlisted' in outcome ? { done: 'rsvp_made' } : { ...outcome, typed };
  };
