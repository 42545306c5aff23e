import * as m from '../../messages/compiled/messages.js';
import { type Done, type NotDone, refusedAs, type SubmitArgs, textOf } from '../desk-submit.ts';

const reasons: Record<string, () => string> = {
  unknown: m.deskevent_ticket_unknown,
  void: m.deskevent_ticket_void,
  not_paid: m.deskevent_ticket_not_paid,
  event_canceled: m.deskevent_ticket_event_canceled,
  other_event: m.deskevent_ticket_other_event,
  other_day: m.deskevent_ticket_other_day,
};

/** What the buttons at the door of a date do. */
export async function submitAtDoor(args: SubmitArgs, id: number): Promise<Done | NotDone> {
  const { api, form } = args;
  const rsvp_id = Number(textOf(form, 'rsvp'));
  const intent = textOf(form, 'intent');
  if (intent === 'code') return letInByCode(args, id);
  if (intent === 'phone') return reserve(args, id);
  if (intent === 'cancel') {
    const canceled = await api('event/cancelRsvp', { id, rsvp_id });
    return canceled.ok ? { done: 'rsvp_canceled' } : { ...refusedAs(canceled), form: 'code' };
  }
  const who = rsvp_id > 0 ? { rsvp_id } : { order_number: textOf(form, 'order') };
  const answer = await api('event/arrive', { id, ...who, here: intent === 'in' });
  if (!answer.ok) return { ...refusedAs(answer), form: 'code' };
  return { done: intent === 'in' ? 'let_in' : 'taken_back' };
}

async function letInByCode({ api, form }: SubmitArgs, id: number): Promise<Done | NotDone> {
  const code = textOf(form, 'code');
  const answer = await api('event/checkIn', { id, code });
  if (!answer.ok) return { ...refusedAs(answer), form: 'code' };
  const { refused, ticket } = answer.value;
  if (refused === null) return { done: 'let_in' };
  const sentence =
    refused === 'used' && ticket
      ? m.deskevent_ticket_used({ name: ticket.name, at: ticket.used_at })
      : (reasons[refused]?.() ?? m.deskevent_ticket_unknown());
  return { sentence, form: 'code', typed: { code } };
}

async function reserve({ api, form }: SubmitArgs, id: number): Promise<Done | NotDone> {
  const typed = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    quantity: textOf(form, 'quantity'),
  };
  const answer = await api('event/addRsvp', { id, ...typed });
  if (answer.ok) return { done: answer.value.waitlisted ? 'waits' : 'reserved' };
  const { fields = [] } = (answer.error_data ?? {}) as { fields?: { field: string; problem?: string }[] };
  const problems = Object.fromEntries(fields.map(({ field, problem }) => [field, problem ?? answer.error]));
  return { ...refusedAs(answer), form: 'phone', typed, problems };
}
