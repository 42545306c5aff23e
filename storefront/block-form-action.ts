import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { apiOfForm } from './load-context.ts';
import { runBlockForm } from './parts/page/block-form.ts';
import { type BlockFormOutcome, formField } from './parts/page/block-form-fields.ts';
import { sentForm } from './sent-form.ts';

/** `export const action = blockFormAction` of a page with blocks: their forms, posted by browsers without JavaScript. */
export async function blockFormAction({ request, context }: ActionFunctionArgs) {
  const form = await sentForm(request, context);
  if (typeof form === 'string') {
    const nothing: BlockFormOutcome = { block: '', ok: false, message: form, errors: {}, typed: {} };
    return data(nothing, { status: 400 });
  }
  const outcome = await runBlockForm(apiOfForm(context, form), form);
  // A page that is loaded again must not send the form again.
  if (outcome.ok && form.has(formField)) {
    const { pathname } = new URL(request.url);
    const block = encodeURIComponent(outcome.block);
    throw redirect(`${pathname}?sent=${block}#form-${block}`, 303);
  }
  return data(outcome, { status: outcome.ok ? 200 : 400 });
}
