import type { Call } from '../contract/call.ts';
import type { Visitor } from './shop.ts';

type Action = (args: never) => Promise<unknown>;

/** The result of a page's form when a browser without JavaScript posts it: where it leads, or what it comes back with. */
export async function posted(
  action: Action,
  { call }: Pick<Visitor, 'call'>,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const request = new Request(`http://shop.example${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const api = call as unknown as Call;
  const answer = await action({ request, context: { api }, params: {} } as never);
  if (answer instanceof Response) return { to: answer.headers.get('location'), status: answer.status };
  const { data, init } = answer as { data: object; init: { status: number } };
  return { ...data, status: init.status };
}
