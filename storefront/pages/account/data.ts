import { redirect } from 'react-router';
import { apiOfForm } from '../../load-context.ts';
import { browserAction, failed, isDone } from '../../page-submit.ts';
import { dataFile, makeData } from '../../parts/account/submit-data.ts';
import { sentForm } from '../../sent-form.ts';
import type { Route } from './+types/data';

/** 'Download your data' without JavaScript: a file, or a sentence alone, as of other downloads. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const form = await sentForm(request, context);
  if (typeof form === 'string') return new Response(form, { status: 400 });
  const outcome = await makeData({ api: apiOfForm(context, form) }).catch(failed);
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
