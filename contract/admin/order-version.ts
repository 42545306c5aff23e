import { text } from '../form.ts';

/** Of an order, as its page showed it: a change is refused as `stale` when more has happened since. '' = no matter what. */
export const orderVersion = text(60).default('');
