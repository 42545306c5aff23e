import * as m from '../../../messages/compiled/messages.js';
import type { drawTicket } from '../../event/rsvp/rsvp-mail.tsx';
import { sampleNumber, sampleReader } from './sample-order.ts';

const dayMs = 24 * 60 * 60_000;

/** An invented event in a week, with two places or tickets of a reader who does not exist. */
export function sampleEvent(now: Date, waitlisted: boolean): Parameters<typeof drawTicket>[1] {
  const at = new Date(now.getTime() + 7 * dayMs);
  const day = at.toISOString().slice(0, 10);
  return {
    id: 0,
    event_id: 0,
    title: m.deskmail_sample_event(),
    first_day: day,
    last_day: day,
    start_time: '19:00',
    end_time: '20:30',
    original_day: day,
    starts_at: at,
    ends_at: at,
    previous_start: null,
    places: 'open',
    summary: '',
    description: '',
    image_url: '',
    location_id: null,
    location_text: '',
    address: '',
    is_online: false,
    online_url: '',
    attendance: 'request',
    ticket_label: '',
    rsvp_label: '',
    recurrence: '',
    recurring_as_single_row: false,
    status: 'scheduled',
    change_note: '',
    category: null,
    has_tickets: false,
    rsvp_id: 0,
    guest: sampleReader.name,
    quantity: 2,
    waitlisted,
    order_number: sampleNumber,
  };
}
