import { Link, useLoaderData } from 'react-router';
import { dateText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

/** How many of the newest are shown. */
const most = 50;

export const loader = deskLoader(async ({ api, url }) => {
  const term = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const { gift_cards } = valueFrom(await api('giftcard/getList', { term, limit: most }));
  return { term, cards: gift_cards };
});

/** Gift cards, by the end of their number or whom they were sent to. */
export default function GiftCards() {
  const { term, cards } = useLoaderData<typeof loader>();
  const mayWrite = useMay('settings:write');
  return (
    <Page
      title={m.deskcard_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/giftcards/new" variant="primary">
            {m.deskcard_issue()}
          </DeskLinkButton>
        )
      }
    >
      <SearchForm
        action="/giftcards"
        label={m.deskcard_find()}
        hint={m.deskcard_find_hint()}
        words={term}
        maxLength={100}
        autoFocus
      />
      {!term && cards.length > 0 && <h2>{m.deskcard_newest()}</h2>}
      {cards.length === 0 ? (
        <EmptyState title={term ? m.deskcard_none_found() : m.deskcard_none()}>
          <p>{term ? m.deskcard_none_found_hint() : m.deskcard_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={rowStyles.titles}>
          {cards.map((card) => (
            <CardLine key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Page>
  );
}

type Card = ReturnType<typeof useLoaderData<typeof loader>>['cards'][number];

function CardLine({ card }: { card: Card }) {
  const store = useStore();
  const { id, last_four: end, balance, is_blocked, issued_at, sent_to, recipient_email, note } = card;
  const day = dateText(issued_at, store);
  const name = [sent_to, recipient_email].filter(Boolean).join(', ');
  const facts = [m.deskcard_issued({ day }), name && m.deskcard_sent_to({ name }), note];
  return (
    <li>
      <div>
        <Link to={`/giftcards/${id}`}>{m.deskcard_card({ end })}</Link>{' '}
        {is_blocked && <Badge tone="danger">{m.deskcard_blocked()}</Badge>}
        <p suppressHydrationWarning>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <b>{formatMoney(balance)}</b>
    </li>
  );
}
