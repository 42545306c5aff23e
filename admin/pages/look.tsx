import { Link, useActionData, useLoaderData } from 'react-router';
import { type ShopLook, shopLook } from '../../contract/look.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { contrastProblems } from '../../storefront/theme/contrast.ts';
import { lookOfForm } from '../../storefront/theme/look-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { type Done, deskAction, type NotDone, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import formStyles from '../parts/form.module.css';
import { faultSentence } from '../parts/look/contrast-note.ts';
import styles from '../parts/look/look.module.css';
import { lookChanges } from '../parts/look/look-changes.ts';
import { LookEditor } from '../parts/look/look-editor.tsx';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api }) => valueFrom(await api('look/get', {})));

export const action = deskAction(async ({ api, form }): Promise<Done | NotDone> => {
  const intent = textOf(form, 'intent') || 'draft';
  const version = Number(textOf(form, 'version')) || undefined;
  const refused = (answer: Parameters<typeof refusedAs>[0]) => ({
    ...{ ...refusedAs(answer), form: intent, typed: typedOf(form) },
  });
  if (intent === 'publish') {
    const over = textOf(form, 'over') || undefined;
    const answer = await api('look/publish', { version: version ?? 0, ...(over && { over }) });
    return answer.ok ? { done: 'look_published' } : { ...refused(answer), form: 'publish' };
  }
  if (intent === 'discard') {
    const answer = await api('look/discardDraft', { version: version ?? 0 });
    return answer.ok ? { done: 'look_discarded' } : refused(answer);
  }
  const look = lookOfForm(Object.fromEntries(form)) as ShopLook;
  const answer = await api('look/saveDraft', { look, ...(version && { version }) });
  return answer.ok ? { done: 'look_drafted' } : refused(answer);
});
export const clientAction = keepForm;

/** How the shop looks: choose, preview, save as a draft, publish. */
export default function Look() {
  const { look, draft } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const store = useStore();
  const mayWrite = useMay('settings:write');
  const typed = shopLook.safeParse(outcome?.form === 'draft' ? lookOfForm(outcome.typed ?? {}) : null);
  return (
    <Page wide title={m.desklook_heading()} actions={<Link to="/look/history">{m.desklook_history()}</Link>}>
      <DoneNotice />
      <p suppressHydrationWarning>
        {draft
          ? m.desklook_draft_lead({ by: draft.by, when: momentText(draft.changed, store) })
          : `${m.desklook_live()} ${m.desklook_lead()}`}
      </p>
      {draft && mayWrite && <Publishing outcome={outcome} />}
      <LookEditor
        key={draft?.version ?? 'new'}
        begun={typed.success ? typed.data : (draft?.look ?? look)}
        version={draft?.version}
        mayWrite={mayWrite}
        outcome={outcome?.form === 'draft' ? outcome : undefined}
      />
    </Page>
  );
}

function Publishing({ outcome }: { outcome: NotDone | undefined }) {
  const { look: current, draft } = useLoaderData<typeof loader>();
  if (!draft) return null;
  const { version, look, is_behind } = draft;
  const faults = contrastProblems(look.theme, look.font_pair);
  return (
    <section className={formStyles.form} aria-labelledby="publish">
      <h2 id="publish">{m.desklook_publish_heading()}</h2>
      {is_behind && (
        <Notice tone="warning">
          <p>{m.desklook_behind()}</p>
          <ul className={styles.changes}>
            {lookChanges(current, look).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Notice>
      )}
      {faults.length > 0 && (
        <Notice tone="warning" title={m.desklook_publish_faults()}>
          <ul className={styles.changes}>
            {faults.map((fault) => (
              <li key={`${fault.of} ${fault.on}`}>{faultSentence(fault)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DeskForm
        intent="publish"
        label={is_behind ? m.desklook_publish_over() : m.desklook_publish()}
        outcome={outcome?.form === 'publish' ? outcome : undefined}
        hidden={{ version, ...(is_behind && { over: JSON.stringify(current) }) }}
      >
        <p>{m.desklook_publish_hint()}</p>
      </DeskForm>
      <DeskForm
        intent="discard"
        variant="secondary"
        label={m.desklook_discard()}
        outcome={outcome?.form === 'discard' ? outcome : undefined}
        hidden={{ version }}
      >
        <p>{m.desklook_discard_hint()}</p>
      </DeskForm>
    </section>
  );
}
