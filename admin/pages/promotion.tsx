import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { PromotionFields } from '../parts/promotion-fields.tsx';
import {
  promotionValues,
  readPromotion,
  refusedFields,
  storedProblems,
} from '../parts/promotion-form-data.ts';
import { SavedForm } from '../parts/saved-form.tsx';
import { useMay } from '../parts/use-may.ts';
import { rowAction } from '../row-action.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const { promotions } = valueFrom(await api('promotion/getList', {}));
  const promotion = promotions.find(({ id }) => String(id) === params.id);
  if (!promotion && params.id !== 'new') throw new Response(null, { status: 404 });
  const { lists } = valueFrom(await api('list/getList', {}));
  return { promotion: promotion ?? null, lists: lists.map(({ id, name }) => ({ id, name })) };
});

export const action = rowAction({
  path: '/promotions',
  remove: (api, which) => api('promotion/delete', which),
  read: readPromotion,
  save: (api, promotion) => api('promotion/save', promotion),
  refusedFields,
});
export const clientAction = keepForm;

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
            problems={refused ? (refused.problems ?? {}) : storedProblems(promotion)}
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
