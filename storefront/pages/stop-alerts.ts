import { redirect } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { apiOf } from '../load-context.ts';
import { failed } from '../page-submit.ts';
import type { Route } from './+types/stop-alerts';

/**
 * Where mail programs post when their reader stops mails about books (RFC 8058): without cookies, and without following redirects.
 * A repeated call finds nothing left to stop.
 */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const answer = await apiOf(context)('alert/stop', { token: params.token }).catch(failed);
  if (!('ok' in answer)) return new Response(answer.sentence, { status: answer.status ?? 503 });
  if (!answer.ok) return new Response(answer.error, { status: 404 });
  return new Response(m.alert_all_stopped());
}

/** Opened by people it leads to the page with the button: programs that check mails open links too. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/alerts/${params.token}`);
