import { Link, useLoaderData } from 'react-router';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { type PromotionState, promotionState, promotionText } from '../parts/promotion-text.ts';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

const states: Record<PromotionState, { name: () => string; tone: NonNullable<BadgeProps['tone']> }> = {
  running: { name: m.deskpromotion_running, tone: 'success' },
  coming: { name: m.deskpromotion_coming, tone: 'accent' },
  used_up: { name: m.deskpromotion_used_up, tone: 'neutral' },
  ended: { name: m.deskpromotion_ended, tone: 'neutral' },
};
const order = Object.keys(states);

export const loader = deskLoader(async ({ api, store }) => {
  const { promotions } = valueFrom(await api('promotion/getList', {}));
  const { lists } = valueFrom(await api('list/getList', {}));
  const { settings } = valueFrom(await api('settings/getList', {}));
  const takesCodes = settings.some(
    ({ name, value }) => name === 'checkout_info.using_promo_codes' && value === true,
  );
  const clock = wallClock(store.timeZone, new Date());
  const rows = promotions.map((promotion) => ({ promotion, state: promotionState(promotion, clock) }));
  return {
    rows: rows.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)),
    hasIdleCodes: !takesCodes && promotions.some(({ code }) => code !== ''),
    lists: lists.map(({ id, name }): [number, string] => [id, name]),
  };
});

/** Sales and codes, those that run now first. */
export default function Promotions() {
  const { rows, hasIdleCodes, lists } = useLoaderData<typeof loader>();
  const { language } = useStore();
  const mayWrite = useMay('settings:write');
  const names = new Map(lists);
  return (
    <Page
      title={m.deskpromotion_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/promotions/new" variant="primary">
            {m.deskpromotion_add()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      {hasIdleCodes && (
        <Notice tone="warning" title={m.deskpromotion_no_codes()}>
          <p>
            <Link to="/settings?area=checkout#setting-checkout_info-using_promo_codes">
              {m.deskpromotion_no_codes_link()}
            </Link>
          </p>
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState title={m.deskpromotion_none()}>
          <p>{m.deskpromotion_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={rowStyles.titles}>
          {rows.map(({ promotion, state }) => (
            <li key={promotion.id}>
              <div>
                <Link to={`/promotions/${promotion.id}`}>{promotion.name}</Link>
                <p>{promotionText(promotion, names, language)}</p>
              </div>
              <Badge tone={states[state].tone}>{states[state].name()}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
