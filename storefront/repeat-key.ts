import type { Call, CallOptions } from '../contract/call.ts';

/** Uuids of calls that got no answer, by their `keyOf`. */
const unanswered = new Map<string, string>();

/** Whether a call changes nothing that a shopper could want to do again. */
export const isRead = (key: string) =>
  /^\S+\/(get|list |search|progress|url |file |challenge|estimate)/.test(key);

/** What a call asks for. The answer to a human check is another one each time. */
export function keyOf(name: string, { captcha: _, ...input }: Record<string, unknown>): string {
  return `${name} ${JSON.stringify(input)}`;
}

/**
 * Sends a call under a uuid that stays the same until an answer arrives: pressed again, the call gets the first answer
 * (server/call/idempotency.ts) and is not done twice. Once another change has been answered, the next press counts as a new
 * request.
 */
export async function underKey<A>(
  key: string,
  { uuid: given, together = new Map() }: CallOptions,
  send: (uuid: string) => Promise<A>,
): Promise<A> {
  const uuid = given ?? unanswered.get(key) ?? crypto.randomUUID();
  together.set(key, uuid);
  try {
    const answer = await send(uuid);
    if (!unanswered.delete(key) && !isRead(key)) unanswered.clear();
    return answer;
  } catch (e) {
    for (const sent of together) unanswered.set(...sent);
    throw e;
  }
}

/** For work of several changes: when one of them is lost, the whole work can be done again, and what was done stays done once. */
export function together(api: Call): Call {
  const sent = new Map<string, string>();
  return (name, input, options) => api(name, input, { ...options, together: sent });
}
