import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import * as m from '../messages/compiled/messages.js';
import { type NotDone, textOf } from './desk-submit.ts';

type Args = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>;

/** `keepForm`, for a page that is drawn by these fields of its form. */
export function keepFormAnd(...names: string[]) {
  return async ({ request, serverAction }: Args) => {
    const form = await request.clone().formData();
    let outcome: unknown;
    try {
      outcome = await serverAction();
    } catch (e) {
      const sentence = whyLost(e);
      if (!sentence) throw e;
      const kept = names.filter((name) => form.has(name)).map((name) => [name, textOf(form, name)]);
      // Leave `typed` out if no field was kept: an empty one would say that every field is empty.
      const typed = kept.length > 0 && { typed: Object.fromEntries(kept) };
      return data({ sentence, isLost: true, ...typed } satisfies NotDone, { status: 503 });
    }
    // `serverAction` leaves out the status: with that of a success the page would be loaded again under the form.
    return data(outcome, { status: isNotDone(outcome) ? (outcome.status ?? 400) : 200 });
  };
}

/**
 * `export const clientAction = keepForm`: the page's action with JavaScript. A form that could not be sent stays as it was
 * typed, and its page says so (parts/lost-notice.tsx); without this the router would show an error in place of both.
 */
export const keepForm = keepFormAnd();

/** Undefined for an answer of the shop: a redirect, or a page in place of this one. */
export function whyLost(e: unknown): string | undefined {
  if (e instanceof Response) return undefined;
  // A proxy in front of a shop that is starting, or the shop itself.
  if (isRouteErrorResponse(e)) return [502, 503, 504].includes(e.status) ? m.common_unreachable() : undefined;
  // `fetch` throws it; an answer that breaks off is another error.
  return e instanceof TypeError ? m.common_unreachable() : m.common_error();
}

const isNotDone = (outcome: unknown): outcome is NotDone =>
  typeof outcome === 'object' && outcome !== null && 'sentence' in outcome;
