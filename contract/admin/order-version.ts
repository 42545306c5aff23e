import { text } from '../form.ts';

/** The version of an order that its page showed: a change is refused as `stale` if more has happened since. '' = don't check. */
export const orderVersion = text(60).default('');
