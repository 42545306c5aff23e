import type { ShopEvent } from '../contract/event.ts';

/** An evening at a shop in Maine: Saturday, December 5, 2026, 6:30 to 8 pm. */
export function sampleEvent(facts: Partial<ShopEvent> = {}): ShopEvent {
  return {
    id: 7,
    title: 'An evening with the author',
    date: '2026-12-05',
    end_date: '2026-12-05',
    start_time: '18:30',
    end_time: '20:00',
    all_day: false,
    from: Date.parse('2026-12-05T23:30:00Z') / 1000,
    to: Date.parse('2026-12-06T01:00:00Z') / 1000,
    date_text: 'Saturday, December 5, 2026',
    time_text: '6:30 pm – 8 pm',
    time_zone: 'America/New_York',
    status: 'scheduled',
    change_note: '',
    category: { id: 1, name: 'Author events', colour: '#ffee00' },
    location_text: 'Lantern Street',
    location_id: 1,
    address: '12 Lantern Street, Portland, ME',
    is_online: false,
    online_url: '',
    summary: 'A reading and questions.',
    description: '',
    image_url: '',
    books: [],
    tickets: [],
    has_tickets: false,
    ticket_label: 'Tickets',
    rsvp_label: 'RSVP',
    attendance: 'open',
    recurring_as_single_row: false,
    recurrence_text: '',
    ...facts,
  };
}
