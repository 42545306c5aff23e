import { Link, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/look/look.module.css';
import { lookChanges } from '../parts/look/look-changes.ts';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api }) => {
  const { versions, is_current } = valueFrom(await api('look/getHistory', {}));
  return {
    isCurrent: is_current,
    versions: versions.map(({ look, ...about }, i) => {
      const before = versions[i + 1];
      return { ...about, changes: before ? lookChanges(before.look, look) : null };
    }),
  };
});

export const action = deskAction(async ({ api, form }) => {
  const restored = Number(textOf(form, 'restored'));
  const answer = await api('look/restore', { restored, newest: Number(textOf(form, 'newest')) });
  return answer.ok ? { done: 'look_restored' } : { ...refusedAs(answer), form: `roll-${restored}` };
});
export const clientAction = keepForm;

const kinds = {
  published: m.desklook_kind_published,
  restored: m.desklook_kind_restored,
  found: m.desklook_kind_found,
};

/** The looks that the shop has had, what each changed, and the way back. */
export default function LookHistory() {
  const { versions, isCurrent } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const store = useStore();
  const mayWrite = useMay('settings:write');
  const newest = versions[0]?.version ?? 0;
  return (
    <Page title={m.desklook_history_heading()}>
      <DoneNotice />
      <p>
        <Link to="/look" reloadDocument>
          {m.desklook_to_editor()}
        </Link>
      </p>
      {versions.length === 0 ? (
        <EmptyState title={m.desklook_history_none()}>
          <p>{m.desklook_history_none_hint()}</p>
        </EmptyState>
      ) : (
        <p>{m.desklook_history_lead()}</p>
      )}
      {versions.length > 0 && !isCurrent && (
        <Notice>
          <p>{m.desklook_not_current()}</p>
        </Notice>
      )}
      {versions.map(({ version, made, by, kind, changes }) => {
        const when = momentText(made, store);
        const isShown = isCurrent && version === newest;
        return (
          <section key={version} className={styles.part} aria-labelledby={`look-${version}`}>
            <h2 id={`look-${version}`}>{m.desklook_version({ version })}</h2>
            <p suppressHydrationWarning>
              <Badge>{kinds[kind]()}</Badge> {isShown && <Badge tone="success">{m.desklook_now()}</Badge>}{' '}
              {by ? m.desklook_by({ by, when }) : m.desklook_found({ when })}
            </p>
            {changes === null ? (
              <p>{m.desklook_first()}</p>
            ) : (
              <ul className={styles.changes}>
                {(changes.length > 0 ? changes : [m.desklook_same()]).map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
            {mayWrite && !isShown && (
              <DeskForm
                intent={`roll-${version}`}
                variant="secondary"
                label={m.desklook_roll_back()}
                name={m.desklook_roll_back_to({ version })}
                outcome={outcome?.form === `roll-${version}` ? outcome : undefined}
                hidden={{ restored: version, newest }}
              />
            )}
          </section>
        );
      })}
    </Page>
  );
}
