import { redirect, useActionData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { ErrorsAnnounced } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { type NotDone, serverAction } from '../page-submit.ts';
import { cartPath } from '../parts/cart/cart-path.ts';
import { CardFields } from '../parts/giftcard/card-fields.tsx';
import styles from '../parts/giftcard/card-form.module.css';
import { type CardProblems, type CardValues, cardValuesIn } from '../parts/giftcard/card-values.ts';
import { loadCard } from '../parts/giftcard/load-card.ts';
import { sendCard } from '../parts/giftcard/send-card.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { DrawnFor } from '../parts/session/drawn-for.tsx';
import type { Route } from './+types/gift-card';

export async function load({ api, url }: LoadArgs) {
  const found = await loadCard(api, url.searchParams);
  if (!found) throw redirect('/gift-cards');
  return found;
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The form again, with what was typed and what is wrong. */
interface CardRefused extends NotDone {
  values: CardValues;
  problems: CardProblems;
}

export const action = serverAction(async ({ api, form, url }) => {
  const found = await loadCard(api, url.searchParams);
  if (!found) return { done: 'left', path: '/gift-cards' };
  const values = cardValuesIn(form);
  const { store_info } = valueFrom(await api('store/getSettings', {}));
  const sent = await sendCard(api, found.card, values, store_info);
  if ('problems' in sent) return { ...sent, values } satisfies CardRefused;
  const { cartId, eisbn } = found.card;
  const notice =
    cartId === undefined
      ? { notice: 'added', eisbn, condition: 'NEW', quantity: sent.added.quantity }
      : { notice: 'updated' };
  return { done: notice.notice, path: cartPath(notice) };
});

export function meta({ matches }: Route.MetaArgs) {
  const name = m.giftcard_page();
  return unlistedMeta(matches, name);
}

/** The form for a gift card without JavaScript (GIFTCARD-003). */
export default function GiftCardPage() {
  const { card, values } = useLoaded<typeof loader>();
  const refused = useActionData<typeof action>() as Partial<CardRefused> | undefined;
  const isEdit = card.cartId !== undefined;
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{isEdit ? m.giftcard_edit_of({ title: card.title }) : card.title}</h1>
        <form method="post" noValidate className={styles.form}>
          <DrawnFor />
          <div role="alert">
            {refused?.sentence && (
              <Notice tone="danger">
                <p>{refused.sentence}</p>
              </Notice>
            )}
          </div>
          <ErrorsAnnounced value={false}>
            <CardFields
              emailed={card.emailed}
              values={refused?.values ?? values}
              problems={refused?.problems ?? {}}
            />
          </ErrorsAnnounced>
          <div>
            <Button type="submit" variant="primary">
              {isEdit ? m.giftcard_edit_save() : m.giftcard_add_to_cart()}
            </Button>
          </div>
        </form>
      </div>
    </PageBody>
  );
}
