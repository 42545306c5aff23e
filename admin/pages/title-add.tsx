import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import { deskLoader } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { Page } from '../parts/page.tsx';
import { TitleFactsFields } from '../parts/title-facts-fields.tsx';
import { readFacts } from '../parts/title-facts-form.ts';
import { useMayLoad } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ url }) => ({
  isbn: (url.searchParams.get('isbn') ?? '').slice(0, 40),
}));

const refusedFields: Record<string, string> = {
  invalid_isbn: 'eisbn',
  title_exists: 'eisbn',
  unknown_language: 'language',
};

export const action = deskAction(async ({ api, form }) => {
  const typed = typedOf(form);
  const { given, problems } = readFacts(form);
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
  const answer = await api('title/add', { ...given, eisbn: textOf(form, 'eisbn').trim() });
  if (answer.ok) return { done: 'saved', path: `/titles/${answer.value.eisbn}` };
  const field = refusedFields[answer.error_code];
  return { ...refusedAs(answer), typed, ...(field && { problems: { [field]: answer.error } }) };
});
export const clientAction = keepForm;

/** Adds a book that no feed brings: a local author's, a zine, a map. */
export default function TitleAdd() {
  const { isbn } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMayLoad();
  const known = (outcome?.refused as { eisbn?: string } | undefined)?.eisbn;
  return (
    <Page title={m.desktitle_add()}>
      <Link to="/titles">{m.desk_titles()}</Link>
      {mayWrite ? (
        <>
          <p>{m.desktitle_add_hint()}</p>
          <DeskForm
            label={m.desktitle_add()}
            outcome={outcome}
            beside={known && <Link to={`/titles/${known}`}>{m.desktitle_open_known()}</Link>}
          >
            <TitleFactsFields values={outcome?.typed ?? {}} problems={outcome?.problems ?? {}}>
              <TextField
                name="eisbn"
                label={m.desktitle_isbn()}
                hint={m.desktitle_isbn_hint()}
                defaultValue={outcome?.typed?.eisbn ?? isbn}
                error={outcome?.problems?.eisbn}
                maxLength={40}
                autoComplete="off"
              />
            </TitleFactsFields>
          </DeskForm>
        </>
      ) : (
        <p>{m.desk_not_allowed_reason()}</p>
      )}
    </Page>
  );
}
