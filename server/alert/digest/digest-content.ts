import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { mailCover } from '../../mail/mail-cover.ts';
import { mailFoot } from '../../mail/mail-foot.ts';
import { ownWords } from '../../mail/wording/own-words.ts';
import { moneyText } from '../../pricing/money-text.ts';
import type { Store } from '../../store/stores.ts';
import { alertsLink, stopLink } from '../alert-token.ts';
import { priceOf } from '../choices.ts';
import type { DigestItem } from './digest-item.ts';

export interface ToldItem extends DigestItem {
  title: TitleRow;
}

/** What a digest says; `token` is that of the mailbox. */
export function digestContent(store: Store, token: string, items: readonly ToldItem[]) {
  const own = ownWords(store, 'alert-digest');
  return {
    heading: own.heading || m.alert_digest_heading(),
    /** The shop's own first lines; '' for none. */
    opening: own.opening,
    items: items.map((item) => itemOf(store, item)),
    foot: m.alert_digest_foot(),
    ways: [
      { label: m.alert_digest_manage(), href: alertsLink(store.origin, token) },
      { label: m.alert_digest_stop(), href: stopLink(store.origin, token) },
    ],
    // Mails that no one ordered name a postal address (CAN-SPAM, section 5).
    shop: { ...mailFoot(store, store.locations[0] ?? null), closing: own.closing },
  };
}

export type DigestContent = ReturnType<typeof digestContent>;

const reasons = {
  in_stock: () => m.alert_digest_stock(),
  price: () => m.alert_digest_price(),
  author: (name: string) => m.alert_digest_author({ name }),
  series: (name: string) => m.alert_digest_series({ name }),
};

function itemOf(store: Store, { alert_id, kind, name, was, title }: ToldItem) {
  const money = (cents: number) => moneyText(cents, store.currency);
  // Guests of some shops see no prices. Who asked about one has an account.
  const price = store.settings.guest_show_price || kind === 'price' ? priceOf(title) : null;
  const offer = title.available.find(({ onhand }) => onhand > 0) ?? title.available[0];
  return {
    key: `${alert_id} ${title.eisbn}`,
    reason: reasons[kind](name),
    title: title.title,
    details: [title.authors.map((author) => author.name).join(', '), title.binding]
      .filter(Boolean)
      .join(' · '),
    stock: offer?.text ?? '',
    amount: price === null ? '' : money(price),
    was: kind === 'price' && was !== null ? m.alert_digest_price_was({ price: money(was) }) : '',
    link: `${store.origin}/item/${title.eisbn}`,
    cover: mailCover(store.origin, title.eisbn, title.cover_image_cache, title.cover_ratio),
  };
}
