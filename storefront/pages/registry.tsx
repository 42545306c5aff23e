import { useActionData } from 'react-router';
import { registriesPath } from '../../contract/gift-registry-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { RegistryGifts } from '../parts/registry/registry-gifts.tsx';
import { RegistryHead } from '../parts/registry/registry-head.tsx';
import { RegistryItems } from '../parts/registry/registry-items.tsx';
import { registrySentences } from '../parts/registry/registry-sentences.ts';
import { RegistryTools } from '../parts/registry/registry-tools.tsx';
import { submitRegistry } from '../parts/registry/submit-registries.ts';
import type { Outcome } from '../parts/submit/form-outcome.ts';
import { SubmitNotice } from '../parts/submit/submit-notice.tsx';
import type { Route } from './+types/registry';

const missing = ['bad_registry', 'registries_disabled', 'invalid_input'];

export async function load({ api, params }: LoadArgs) {
  const answer = await api('giftregistry/get', { gift_registry_id: params.registry_id ?? '' });
  if (!answer.ok && missing.includes(answer.error_code)) throw await missingPage(api);
  const { registry } = valueFrom(answer);
  const { gift_registry_id, is_closed, owner } = registry;
  const asked = owner.is_you && is_closed ? await api('giftregistry/getGifts', { gift_registry_id }) : null;
  return { registry, gifts: asked?.ok ? asked.value : null };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitRegistry);
export const clientAction = browserAction(submitRegistry);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = loaderData ? fromDataBlock(loaderData).registry.title : m.registry_title();
  return unlistedMeta(matches, name);
}

/** One gift registry, for its owner and for those who buy from it (REG-004, REG-011, REG-022). */
export default function RegistryPage() {
  const { registry, gifts } = useLoaded<typeof loader>();
  const sent = useActionData<Outcome>();
  return (
    <PageBody>
      <SubmitNotice sentences={registrySentences} refusal={sent?.sentence} />
      {registry.owner.is_you && (
        <p>
          <Link href={registriesPath}>{m.registry_title()}</Link>
        </p>
      )}
      <RegistryHead registry={registry} />
      {registry.owner.is_you && <RegistryTools registry={registry} />}
      {registry.is_closed && (
        <Notice>
          <p>{m.registry_closed_notice()}</p>
        </Notice>
      )}
      {gifts && <RegistryGifts {...gifts} />}
      {registry.items.length === 0 ? (
        <EmptyState
          title={m.registry_empty()}
          actions={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
        />
      ) : (
        <RegistryItems registry={registry} />
      )}
      {registry.unavailable_count > 0 && (
        <p>{m.registry_unavailable({ count: registry.unavailable_count })}</p>
      )}
    </PageBody>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.refusal_bad_registry()}
      reason={m.registry_missing()}
      ways={<LinkButton href={registriesPath}>{m.registry_find()}</LinkButton>}
    />
  );
}
