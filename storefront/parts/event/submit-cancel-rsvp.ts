import type { Done, NotDone, Submit } from '../../page-submit.ts';

/** Refused for good: sending the form again cannot help. */
export interface CancelRefusal extends NotDone {
  isFinal?: boolean;
}

const final: string[] = ['unknown_rsvp', 'event_cancelled', 'event_over', 'invalid_input'];

/** Cancels the RSVP of the address. */
export const submitCancelRsvp: Submit<Done, CancelRefusal> = async ({ api, params }) => {
  const { event_id = '', encrypted_rsvp_tag: rsvp_id = '' } = params;
  const answer = await api('event/v2/cancelRsvp', { event_id, rsvp_id });
  if (answer.ok) return { done: 'rsvp_canceled' };
  return { sentence: answer.error, isFinal: final.includes(answer.error_code) };
};
