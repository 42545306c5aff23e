import type { Who } from '../../contract/action.ts';
import type { Session } from '../session/sessions.ts';
import { customerOf } from '../session/who.ts';
import { refuse } from './refusal.ts';

/** Throws the refusal for a shopper who may not call an action that is for `who`. */
export function allowShopper(who: Who, session: Session | null): void {
  if (who === 'customer' && !customerOf({ session }))
    throw refuse('login_required', 'Please log in to do this.');
}
