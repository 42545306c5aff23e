import { useActionData, useSearchParams } from 'react-router';
import type { GiftRegistry } from '../../contract/gift-registry.ts';
import { registriesPath } from '../../contract/gift-registry-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { BookIcon, PlusIcon } from '../../ui/icons.tsx';
import { GiftIcon } from '../../ui/more-icons.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { LoginPrompt } from '../parts/account/login-prompt.tsx';
import { sessionOf } from '../parts/account/page-session.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { FindRegistry } from '../parts/registry/find-registry.tsx';
import { shippingChoices } from '../parts/registry/load-addresses.ts';
import styles from '../parts/registry/registry.module.css';
import { RegistryCard } from '../parts/registry/registry-card.tsx';
import { RegistryForm } from '../parts/registry/registry-form.tsx';
import { registrySentences } from '../parts/registry/registry-sentences.ts';
import { submitRegistries } from '../parts/registry/submit-registries.ts';
import type { Outcome } from '../parts/submit/form-outcome.ts';
import { RemoveQuestion } from '../parts/submit/remove-question.tsx';
import { SubmitNotice } from '../parts/submit/submit-notice.tsx';
import type { Route } from './+types/registries';

export async function load(args: LoadArgs) {
  const { api, url } = args;
  const settings = valueFrom(await api('store/getSettings', {}));
  if (!settings.gift_registry_enabled) throw await missingPage(api);
  const { user } = await sessionOf(args);
  const all = user ? valueFrom(await api('giftregistry/getAll', { show_items: true })) : null;
  const own = all?.registries ?? null;
  const term = (url.searchParams.get('term') ?? '').trim().slice(0, 100);
  const found = term.length < 3 ? null : valueFrom(await api('giftregistry/search', { term })).rows;
  const id = Number(url.searchParams.get('edit') ?? url.searchParams.get('remove'));
  const chosen = own?.find((one) => one.gift_registry_id === id) ?? null;
  const addresses = url.searchParams.has('edit') ? (all?.addresses ?? []) : [];
  const shipping = await shippingChoices(api, addresses, settings);
  return { own, term, found, chosen, shipping, back: url.pathname + url.search };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitRegistries);
export const clientAction = browserAction(submitRegistries);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.registry_title());
}

/** The customer's gift registries, and for everyone the search for those of others (REG-003, REG-012). */
export default function RegistriesPage() {
  const { own, term, found, chosen, shipping, back } = useLoaded<typeof loader>();
  const [query] = useSearchParams();
  const sent = useActionData<Outcome>();
  const hasOwn = own !== null && own.length > 0;
  const edits = query.get('edit') === 'new' || (query.has('edit') && chosen);
  if (own && edits) {
    return (
      <PageBody>
        <h1>{m.registry_title()}</h1>
        <div className={styles.section}>
          <RegistryForm
            key={query.get('edit')}
            registry={chosen}
            shipping={shipping}
            eisbn={query.get('eisbn') ?? ''}
            back={registriesPath}
          />
        </div>
      </PageBody>
    );
  }
  if (!own && query.has('edit')) {
    return (
      <PageBody>
        <LoginPrompt back={back} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <h1>{m.registry_title()}</h1>
      <SubmitNotice sentences={registrySentences} refusal={sent?.sentence} />
      {query.has('remove') && chosen ? (
        <RemoveQuestion
          intent="remove"
          id={chosen.gift_registry_id}
          name={chosen.title}
          description={m.registry_delete_hint()}
          sentences={registrySentences}
          back={registriesPath}
        />
      ) : (
        <>
          {!hasOwn && <HowItWorks />}
          {hasOwn && <Own registries={own} />}
          <div className={styles.ways}>
            <FindRegistry key={term} term={term} found={found} />
            <StartRegistry isGuest={own === null} />
          </div>
        </>
      )}
    </PageBody>
  );
}

function HowItWorks() {
  return (
    <>
      <p className={styles.lead}>{m.registry_intro()}</p>
      <ol className={styles.steps} aria-label={m.registry_steps()}>
        <li>
          <PlusIcon size={28} />
          {m.registry_step_start()}
        </li>
        <li>
          <BookIcon size={28} />
          {m.registry_step_books()}
        </li>
        <li>
          <GiftIcon size={28} />
          {m.registry_step_share()}
        </li>
      </ol>
    </>
  );
}

function Own({ registries }: { registries: GiftRegistry[] }) {
  return (
    <section className={styles.section} aria-labelledby="own-registries">
      <h2 id="own-registries">{m.registry_yours()}</h2>
      <ul className={styles.cards}>
        {registries.map((registry) => (
          <RegistryCard key={registry.gift_registry_id} registry={registry} />
        ))}
      </ul>
    </section>
  );
}

function StartRegistry({ isGuest }: { isGuest: boolean }) {
  return (
    <section className={styles.way} aria-labelledby="start-registry">
      <h2 id="start-registry">{m.registry_start()}</h2>
      <p>{isGuest ? m.registry_log_in() : m.registry_none()}</p>
      <LinkButton
        href={`${registriesPath}?edit=new`}
        icon={isGuest ? undefined : <PlusIcon />}
        variant="primary"
      >
        {isGuest ? m.registry_log_in_start() : m.registry_new()}
      </LinkButton>
    </section>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.refusal_bad_registry()}
      reason={m.refusal_registries_disabled()}
      ways={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
    />
  );
}
