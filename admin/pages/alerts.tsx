import { Link, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { wantedKinds } from '../../contract/admin/alert.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import orderStyles from '../parts/orders.module.css';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';

const size = 50;

export const loader = deskLoader(async ({ api, url: { searchParams } }) => {
  const about = wantedKinds.find((kind) => kind === searchParams.get('about')) ?? 'titles';
  const from = searchParams.get('from') ?? '';
  const offset = /^\d{1,4}$/.test(from) ? Number(from) : 0;
  const answer = valueFrom(await api('alert/getWanted', { about, offset, limit: size }));
  return { about, offset, ...answer };
});

const names = { titles: m.deskalert_books, author: m.deskalert_authors, series: m.deskalert_series };

const path = (about: string, from = 0) =>
  `/alerts?${new URLSearchParams({ about, ...(from > 0 && { from: String(from) }) })}`;

/** What readers wait for: of use to those who order books. */
export default function Alerts() {
  const { about, offset, wanted, has_more, counts } = useLoaderData<typeof loader>();
  return (
    <Page title={m.deskalert_heading()}>
      <p>{m.deskalert_lead()}</p>
      <nav aria-label={m.deskalert_kinds()}>
        <ul className={orderStyles.lists}>
          {wantedKinds.map((kind) => (
            <li key={kind}>
              <Link to={path(kind)} aria-current={kind === about ? 'page' : undefined}>
                {names[kind]()}
                {(counts[kind] ?? 0) > 0 && <Badge tone="accent">{counts[kind]}</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2>{names[about]()}</h2>
      {wanted.length === 0 ? (
        <EmptyState title={m.deskalert_none()}>
          <p>{m.deskalert_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.titles}>
          {wanted.map((one) => (
            <WantedLine key={`${one.eisbn} ${one.name}`} one={one} />
          ))}
        </ul>
      )}
      {(offset > 0 || has_more) && (
        <nav aria-label={m.deskalert_pages()} className={styles.pages}>
          {offset > 0 && <DeskLinkButton to={path(about)}>{m.deskalert_first()}</DeskLinkButton>}
          {has_more && <DeskLinkButton to={path(about, offset + size)}>{m.deskalert_next()}</DeskLinkButton>}
        </nav>
      )}
    </Page>
  );
}

function WantedLine({ one }: { one: AdminOutput<'alert/getWanted'>['wanted'][number] }) {
  const { eisbn, name, author, readers, in_stock, price, on_hand, on_order, is_withdrawn } = one;
  const to = eisbn ? `/titles/${eisbn}` : `/titles?${new URLSearchParams({ q: name })}`;
  const why = [
    in_stock > 0 && m.deskalert_in_stock({ count: in_stock }),
    price > 0 && m.deskalert_price({ count: price }),
  ];
  return (
    <li>
      <div>
        <Link to={to}>{name}</Link> {is_withdrawn && <Badge tone="warning">{m.desk_title_withdrawn()}</Badge>}
        {eisbn && <p>{[author, eisbn, ...why].filter(Boolean).join(' · ')}</p>}
      </div>
      <p className={styles.figures}>
        {eisbn && (
          <Badge tone={on_hand > 0 ? 'success' : 'neutral'}>{m.desk_title_on_hand({ count: on_hand })}</Badge>
        )}
        {on_order > 0 && <span>{m.deskalert_on_order({ count: on_order })}</span>}
        <b>{m.deskalert_readers({ count: readers })}</b>
      </p>
    </li>
  );
}
