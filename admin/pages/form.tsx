import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { FormQuestionFields } from '../parts/form-question-fields.tsx';
import { formValues, readQuestions, storedElements } from '../parts/form-questions.ts';
import { Page } from '../parts/page.tsx';
import { SavedForm } from '../parts/saved-form.tsx';
import { useMay } from '../parts/use-may.ts';
import { rowAction } from '../row-action.ts';

export const loader = deskLoader(async ({ api, params }) => {
  if (params.id === 'new') return { form: null };
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return { form: valueFrom(await api('form/get', { id: Number(params.id) })) };
});

export const action = rowAction({
  path: '/forms/edit',
  remove: (api, which) => api('form/delete', which),
  read: (form) => ({
    given: {
      header: textOf(form, 'header'),
      description: textOf(form, 'description'),
      questions: readQuestions(form),
    },
    problems: {},
  }),
  async save(api, { questions, ...row }) {
    const stored = row.id ? await api('form/get', { id: row.id }) : undefined;
    if (stored && !stored.ok) return stored;
    return api('form/save', { ...row, elements: storedElements(questions, stored?.value.elements ?? []) });
  },
  refusedFields: {},
});
export const clientAction = keepForm;

/** A form of the shop, and what it asks. */
export default function FormPage() {
  const { form } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  const mayWrite = useMay('content:write');
  const name = form?.header || m.deskform_unnamed();
  return (
    <Page title={form ? name : m.deskform_add()}>
      <Link to="/forms/edit">{m.deskform_edit_heading()}</Link>
      <SavedForm stored={form} path={`/forms/edit/${form?.id}`} mayWrite={mayWrite} outcome={refused}>
        <FormQuestionFields values={refused?.typed ?? formValues(form)} />
      </SavedForm>
      {mayWrite && form && (
        <Deleting
          stored={form}
          label={m.deskform_delete_form()}
          sure={m.deskform_delete_form_sure({ name })}
          outcome={outcome}
        >
          <p>{m.deskform_delete_form_hint()}</p>
        </Deleting>
      )}
    </Page>
  );
}
