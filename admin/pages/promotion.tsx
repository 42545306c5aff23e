import { Link, useActionData, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, rowOf, textOf, typedOf } from '../desk-submit.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/locations.module.css';
import { Page } from '../parts/page.tsx';
import { PromotionFields } from '../parts/promotion-fields.tsx';
import { promotionValues, readPromotion, refusedField } from '../parts/promotion-form-data.ts';
import { SavedForm } from '../parts/saved-form.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const { promotions } = valueFrom(await api('promotion/getList', {}));
  const promotion = promotions.find(({ id }) => String(id) === params.id);
  if (!promotion && params.id !== 'new') throw new Response(null, { status: 404 });
  const { lists } = valueFrom(await api('list/getList', {}));
  return { promotion: promotion ?? null, lists: lists.map(({ id, name }) => ({ id, name })) };
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const { id, version } = rowOf(args);
  if (textOf(form, 'intent') === 'delete' && id !== undefined && version !== undefined) {
    const deleted = await api('promotion/delete', { id, version });
    return deleted.ok ? { done: 'deleted', path: '/promotions' } : { ...refusedAs(deleted), form: 'delete' };
  }
  const typed = typedOf(form);
  const { given, problems } = readPromotion(form);
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
  const answer = await api('promotion/save', { id, version, ...given });
  if (answer.ok) return { done: 'saved', path: '/promotions' };
  const field = refusedField[answer.error_code];
  return { ...refusedAs(answer), typed, ...(field && { problems: { [field]: answer.error } }) };
});

export default function PromotionPage() {
  const { promotion, lists } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  const mayWrite = useMay('settings:write');
  return (
    <Page title={promotion?.name ?? m.deskpromotion_add()}>
      <Link to="/promotions">{m.deskpromotion_heading()}</Link>
      <DoneNotice />
      <SavedForm
        stored={promotion}
        path={`/promotions/${promotion?.id}`}
        mayWrite={mayWrite}
        outcome={refused}
      >
        <div className={styles.form}>
          <PromotionFields
            values={refused?.typed ?? promotionValues(promotion)}
            problems={refused?.problems ?? {}}
            lists={lists}
          />
        </div>
      </SavedForm>
      {mayWrite && promotion && (
        <Deleting
          stored={promotion}
          label={m.deskpromotion_delete()}
          sure={m.deskpromotion_delete_sure({ name: promotion.name })}
          outcome={outcome}
        >
          <p>{m.deskpromotion_delete_hint()}</p>
        </Deleting>
      )}
    </Page>
  );
}
