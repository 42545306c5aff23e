import { Form, Link, useActionData, useLoaderData } from 'react-router';
import type { AdminCall } from '../../contract/admin/call.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { type LegalPage, legalDraft, legalPaths } from '../parts/legal-drafts.ts';
import { linksToTerms, withTerms } from '../parts/legal-links.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';

const names = ['global_content', 'has_privacy_policy_page', 'store_info.email'];

async function storedSettings(api: AdminCall): Promise<Record<string, unknown>> {
  const { settings } = valueFrom(await api('settings/getList', {}));
  return Object.fromEntries(
    settings.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  );
}

/** The pages that the footer links to, by id, or else a draft of one. */
async function legalPages(api: AdminCall) {
  const { pages } = valueFrom(await api('page/getList', {}));
  const { drafts } = valueFrom(await api('page/getDrafts', {}));
  const at = (wanted: string) => ({
    page: pages.find(({ path }) => path === wanted)?.id ?? null,
    draft: drafts.find(({ path, page_id }) => path === wanted && page_id === null)?.id ?? null,
  });
  return { terms: at(legalPaths.terms), privacy: at(legalPaths.privacy) };
}

export const loader = deskLoader(async ({ api }) => {
  await checkMay(api, 'settings:write');
  const stored = await storedSettings(api);
  return {
    hasTerms: linksToTerms(stored.global_content),
    hasPrivacy: stored.has_privacy_policy_page === true,
    hasGaps: valueFrom(await api('setup/getState', {})).has_legal_gaps,
    ...(await legalPages(api)),
  };
});

export const action = deskAction(async ({ api, form, store }) => {
  const begun = textOf(form, 'begin');
  if (begun === 'terms' || begun === 'privacy') {
    const email = String((await storedSettings(api))['store_info.email'] ?? '');
    const draft = await api('page/saveDraft', legalDraft(begun, { ...store, email }));
    return draft.ok ? { done: '', path: `/pages/new?draft=${draft.value.id}` } : refusedAs(draft);
  }
  const { terms, privacy } = await legalPages(api);
  // Readers would follow a link that leads nowhere.
  if (form.has('terms') && !terms.page) return { sentence: m.desksetup_legal_first(), typed: typedOf(form) };
  // A privacy policy can be published only once it has a page of its own (server/page/check-address.ts).
  if (form.has('privacy') && !privacy.page && !privacy.draft)
    return { sentence: m.desksetup_legal_begin_first(), typed: typedOf(form) };
  const { 'store_info.email': _, ...seen } = await storedSettings(api);
  const values = {
    global_content: withTerms(seen.global_content, form.has('terms')),
    has_privacy_policy_page: form.has('privacy'),
  };
  const answer = await api('settings/save', { values, seen });
  if (!answer.ok) return { ...refusedAs(answer), typed: typedOf(form) };
  return form.has('privacy') && !privacy.page ? { done: 'saved' } : { done: 'saved', path: '/setup' };
});
export const clientAction = keepForm;

/** Where the pages with the terms and the privacy policy are, and whether the footer links to them. */
export default function SetupLegal() {
  const { hasTerms, hasPrivacy, hasGaps, terms, privacy } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.desksetup_legal()}>
      <Link to="/setup">{m.desksetup_title()}</Link>
      <DoneNotice />
      <p>{m.desksetup_legal_hint()}</p>
      {hasPrivacy && !privacy.page && (
        <Notice tone="warning">
          <p>{m.desksetup_legal_pageless()}</p>
        </Notice>
      )}
      {hasGaps && (
        <Notice tone="warning">
          <p>{m.desksetup_legal_gaps()}</p>
        </Notice>
      )}
      <ul className={styles.titles}>
        <LegalPageLine legal="terms" name={m.desksetup_legal_terms()} {...terms} />
        <LegalPageLine legal="privacy" name={m.desksetup_legal_privacy()} {...privacy} />
      </ul>
      <DeskForm label={m.desk_save()} outcome={outcome}>
        <Stack gap={3}>
          <Checkbox
            name="terms"
            label={m.desksetup_legal_link()}
            hint={m.desksetup_legal_link_hint()}
            defaultChecked={hasTerms}
          />
          <Checkbox
            name="privacy"
            label={m.desksetup_legal_own()}
            hint={m.desksetup_legal_own_hint()}
            defaultChecked={hasPrivacy}
          />
        </Stack>
      </DeskForm>
    </Page>
  );
}

interface LegalPageLineProps {
  legal: LegalPage;
  name: string;
  page: number | null;
  draft: number | null;
}

/** All of it loads another document: the editor has a policy of its own (server/http/desk-pages.ts). */
function LegalPageLine({ legal, name, page, draft }: LegalPageLineProps) {
  const path = page ? `/pages/${page}` : `/pages/new?draft=${draft}`;
  return (
    <li>
      <div>
        {page || draft ? (
          <Link to={path} reloadDocument>
            {page ? name : m.desksetup_legal_draft({ name })}
          </Link>
        ) : (
          <Form method="post" reloadDocument>
            <Button type="submit" name="begin" value={legal}>
              {m.desksetup_legal_begin({ name })}
            </Button>
          </Form>
        )}
        <p>{legalPaths[legal]}</p>
      </div>
    </li>
  );
}
