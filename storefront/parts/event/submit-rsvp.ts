import type { Output } from '../../../contract/actions.ts';
import { call } from '../../http-call.ts';
import { proveHuman } from '../human-check/prove-human.ts';
import { type FormRefusal, outcomeOf, problemsBy, reviewForm } from '../submit/form-outcome.ts';

export type Reserved = Output<'event/v2/rsvp'>;

/** Reserves places after a human check (RSVP-019). What the fields lack is said before anything is sent. */
export async function sendRsvp(
  eventId: number,
  { name = '', email = '', phone = '', quantity = '' }: Record<string, string>,
  waitlist: boolean,
): Promise<Reserved | FormRefusal> {
  const fields = { name, email, phone, quantity };
  const { rsvpFields } = await import('./rsvp-shape.ts');
  const problems = problemsBy(rsvpFields, fields);
  const count = Object.keys(problems).length;
  if (count > 0) return { problems, sentence: count > 1 ? reviewForm() : '' };
  const captcha = await proveHuman();
  const input = { ...fields, event_id: eventId, captcha, waitlist };
  const answer = await call('event/v2/rsvp', input);
  return answer.ok ? answer.value : outcomeOf(answer);
}
