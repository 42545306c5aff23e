import { useActionData, useNavigate } from 'react-router';
import { maxRegistryCopies, newRegistryPath } from '../../contract/gift-registry-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction, unlessDone } from '../page-submit.ts';
import frame from '../parts/account/account-frame.module.css';
import { customerOf } from '../parts/account/page-session.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import styles from '../parts/registry/registry.module.css';
import { registrySentences } from '../parts/registry/registry-sentences.ts';
import { submitAddToRegistry } from '../parts/registry/submit-registries.ts';
import type { Outcome } from '../parts/submit/form-outcome.ts';
import { SubmitForm } from '../parts/submit/submit-form.tsx';
import { itemPath } from '../parts/title/paths.ts';
import type { Route } from './+types/add-to-registry';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const { api, params } = args;
  const missing = ['not_found', 'invalid_input'];
  const { eisbn, title } = valueFrom(await api('title/getItem', { eisbn: params.eisbn ?? '' }), missing);
  const { registries } = valueFrom(await api('giftregistry/getAll', {}), ['registries_disabled']);
  return { eisbn, title, registries };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitAddToRegistry);
export const clientAction = browserAction(submitAddToRegistry);
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.registry_add());
}

/** Adds a title to one of the customer's registries; guests come here once they have logged in (REG-008, REG-009). */
export default function AddToRegistryPage() {
  const { eisbn, title, registries } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  return (
    <PageBody>
      <h1>{m.registry_add()}</h1>
      <div className={styles.section}>
        {registries.length === 0 ? (
          <p>
            <Link href={newRegistryPath(eisbn)}>{m.registry_none_create()}</Link>
          </p>
        ) : (
          <section className={frame.panel}>
            <SubmitForm
              hidden={{ intent: 'add' }}
              label={m.lists_add_submit()}
              posted={posted}
              sentences={registrySentences}
              onDone={({ path = '' }) => navigate(path.split('?')[0] ?? '', { replace: true })}
              beside={<LinkButton href={itemPath(eisbn)}>{m.common_cancel()}</LinkButton>}
            >
              {(problems) => (
                <>
                  <SelectField
                    name="gift_registry_id"
                    label={m.registry_add_choose({ title })}
                    options={registries.map((one) => ({
                      value: String(one.gift_registry_id),
                      label: one.title,
                    }))}
                    defaultValue={posted?.typed?.gift_registry_id}
                    error={problems.gift_registry_id}
                  />
                  <TextField
                    name="qty"
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={maxRegistryCopies}
                    label={m.registry_add_copies()}
                    defaultValue={posted?.typed?.qty ?? 1}
                    error={problems.qty}
                  />
                </>
              )}
            </SubmitForm>
            <p>
              <Link href={newRegistryPath(eisbn)}>{m.registry_new()}</Link>
            </p>
          </section>
        )}
      </div>
    </PageBody>
  );
}
