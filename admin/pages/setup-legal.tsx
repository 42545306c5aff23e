import { Link, useActionData, useLoaderData } from 'react-router';
import type { AdminCall } from '../../contract/admin/call.ts';
import { m } from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/stack.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { linksToTerms, withTerms } from '../parts/legal-links.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';

const names = ['global_content', 'has_privacy_policy_page'];

async function storedSettings(api: AdminCall): Promise<Record<string, unknown>> {
  const { settings } = valueFrom(await api('settings/getList', {}));
  return Object.fromEntries(
    settings.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  );
}

/** The pages that the footer links to, by id; null = not written yet. */
async function legalPages(api: AdminCall) {
  const { pages } = valueFrom(await api('page/getList', {}));
  const idAt = (wanted: string) => pages.find(({ path }) => path === wanted)?.id ?? null;
  return { terms: idAt('/terms-conditions'), privacy: idAt('/privacy-policy') };
}

export const loader = deskLoader(async ({ api }) => {
  await checkMay(api, 'settings:write');
  const stored = await storedSettings(api);
  return {
    hasTerms: linksToTerms(stored.global_content),
    hasPrivacy: stored.has_privacy_policy_page === true,
    ...(await legalPages(api)),
  };
});

export const action = deskAction(async ({ api, form }) => {
  const { terms, privacy } = await legalPages(api);
  // Readers would follow a link that leads nowhere.
  if ((form.has('terms') && !terms) || (form.has('privacy') && !privacy))
    return { sentence: m.desksetup_legal_first(), typed: typedOf(form) };
  const seen = await storedSettings(api);
  const values = {
    global_content: withTerms(seen.global_content, form.has('terms')),
    has_privacy_policy_page: form.has('privacy'),
  };
  const answer = await api('settings/save', { values, seen });
  return answer.ok ? { done: 'saved', path: '/setup' } : { ...refusedAs(answer), typed: typedOf(form) };
});
export const clientAction = keepForm;

/** Where the pages with the terms and the privacy policy are, and whether the footer links to them. */
export default function SetupLegal() {
  const { hasTerms, hasPrivacy, terms, privacy } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.desksetup_legal()}>
      <Link to="/setup">{m.desksetup_title()}</Link>
      <p>{m.desksetup_legal_hint()}</p>
      <ul className={styles.titles}>
        <LegalPage name={m.desksetup_legal_terms()} path="/terms-conditions" id={terms} />
        <LegalPage name={m.desksetup_legal_privacy()} path="/privacy-policy" id={privacy} />
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

function LegalPage({ name, path, id }: { name: string; path: string; id: number | null }) {
  return (
    <li>
      <div>
        {/* The editor has a policy of its own (server/http/desk-pages.ts). */}
        <Link to={`/pages/${id ?? 'new'}`} reloadDocument>
          {id ? name : m.desksetup_legal_write({ name })}
        </Link>
        <p>{id ? path : m.desksetup_legal_at({ path })}</p>
      </div>
    </li>
  );
}
