import { rsvpFields } from '../../../contract/event-rsvp.ts';

/** Fetched when an RSVP is sent: the validator is too heavy to come with the form. */
export { rsvpFields };
