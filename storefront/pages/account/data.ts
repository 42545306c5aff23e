import { redirect } from 'react-router';
import { apiOf } from '../../load-context.ts';
import { browserAction, failed, isDone } from '../../page-submit.ts';
import { dataFile, makeData } from '../../parts/account/submit-data.ts';
import type { Route } from './+types/data';

/** 'Download your data' without JavaScript: a file, or a sentence alone, as of other downloads. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const outcome = await makeData({ api: apiOf(context) }).catch(failed);
  if (!isDone(outcome)) return new Response(outcome.sentence, { status: outcome.status ?? 400 });
  const headers = {
    'content-type': 'application/json',
    'content-disposition': `attachment; filename="${dataFile}"`,
  };
  return new Response(outcome.text, { headers });
}
export const clientAction = browserAction(makeData);

/** It is no page: opened as one, it leads to the button. */
export const loader = () => redirect('/account/details');
