import { Link, useActionData, useLoaderData } from 'react-router';
import type { TitleFacts } from '../../contract/admin/title-facts.ts';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { Page } from '../parts/page.tsx';
import { TitleFactsFields } from '../parts/title-facts-fields.tsx';
import {
  type DeskFacts,
  factValues,
  readFacts,
  seenFacts,
  untouchedAsSeen,
} from '../parts/title-facts-form.ts';
import { useMayLoad } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, params }) =>
  valueFrom(await api('title/getFacts', { eisbn: params.eisbn ?? '' })),
);

export const action = deskAction(async ({ api, form, params }) => {
  const eisbn = params.eisbn ?? '';
  const typed = typedOf(form);
  const { given, problems } = readFacts(form);
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
  const seen: TitleFacts = JSON.parse(textOf(form, 'seen'));
  const answer = await api('title/saveFacts', { ...untouchedAsSeen(given, seen), eisbn, seen });
  if (answer.ok) return { done: 'saved', path: `/titles/${eisbn}` };
  const isLanguage = answer.error_code === 'unknown_language';
  return { ...refusedAs(answer), typed, ...(isLanguage && { problems: { language: answer.error } }) };
});
export const clientAction = keepForm;

/** What the catalogue says of a book. */
export default function TitleFactsPage() {
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMayLoad();
  const newer = (outcome?.refused as { newer?: DeskFacts } | undefined)?.newer;
  const fields = (
    <TitleFactsFields values={outcome?.typed ?? factValues(facts)} problems={outcome?.problems ?? {}} />
  );
  return (
    <Page title={m.desktitle_facts_of({ title: facts.title })}>
      <Link to={`/titles/${facts.eisbn}`}>{facts.title}</Link>
      <Notice tone="info">
        <p>{m.desktitle_facts_hint()}</p>
      </Notice>
      {mayWrite ? (
        <DeskForm
          label={newer ? m.desk_save_anyway() : m.desk_save()}
          outcome={outcome}
          hidden={{ seen: newer ? seenFacts(newer) : seenFacts(facts) }}
          beside={
            newer && (
              <a href={`/admin/titles/${facts.eisbn}/facts`} target="_blank" rel="noreferrer">
                {m.desk_show_newer()}
              </a>
            )
          }
        >
          {fields}
        </DeskForm>
      ) : (
        <fieldset disabled>
          <p>{m.desk_read_only()}</p>
          {fields}
        </fieldset>
      )}
    </Page>
  );
}
