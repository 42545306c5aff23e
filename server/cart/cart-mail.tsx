import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import { mailCover } from '../mail/mail-cover.ts';
import { footText, mailFoot } from '../mail/mail-foot.ts';
import { MailButton, MailLayout, MailOpening, Rule } from '../mail/mail-layout.tsx';
import { lookOf } from '../mail/mail-look.ts';
import { MailSumRow, MailTitleRow } from '../mail/mail-rows.tsx';
import { ownWords } from '../mail/wording/own-words.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import type { SharedCart } from './shared-cart.ts';

/** Draws a mailed cart in the look of the shop, and as plain text. */
export async function cartMail(store: Store, cart: SharedCart): Promise<{ html: string; text: string }> {
  const content = contentOf(store, cart);
  return { html: await render(<CartLetter store={store} content={content} />), text: textOf(store, content) };
}

type Content = ReturnType<typeof contentOf>;

function contentOf(store: Store, { items, subtotal }: SharedCart) {
  const money = (cents: number) => moneyText(cents, store.currency);
  const own = ownWords(store, 'cart-shared');
  return {
    heading: own.heading || m.share_mail_heading({ shop: store.name }),
    text: own.opening || m.share_mail_text(),
    items: items.map(({ eisbn, title, details, quantity, price, cover, ratio }) => ({
      title,
      details,
      copies: m.share_mail_copies({ count: quantity }),
      amount: price === null ? m.share_mail_unavailable() : money(quantity * price),
      link: `${store.origin}/item/${eisbn}`,
      cover: mailCover(store.origin, eisbn, cover, ratio),
    })),
    subtotal: { label: m.order_sum_subtotal(), amount: `${money(subtotal)} ${store.currency}` },
    visit: m.share_mail_visit({ shop: store.name }),
    foot: { ...mailFoot(store), closing: own.closing },
  };
}

function CartLetter({ store, content: c }: { store: Store; content: Content }) {
  const look = lookOf(store);
  return (
    <MailLayout look={look} heading={c.heading} preview={c.text} foot={c.foot}>
      <MailOpening look={look} text={c.text} />
      <Rule look={look} />
      {c.items.map((item) => (
        <MailTitleRow
          key={`${item.link} ${item.copies} ${item.amount}`}
          look={look}
          title={item.title}
          link={item.link}
          cover={item.cover}
          lines={[item.details, item.copies]}
          amount={item.amount}
        />
      ))}
      <Rule look={look} />
      <MailSumRow look={look} {...c.subtotal} strong />
      <MailButton look={look} href={store.origin} label={c.visit} />
    </MailLayout>
  );
}

function textOf(store: Store, c: Content): string {
  return [
    c.heading,
    '',
    c.text,
    '',
    ...c.items.flatMap((item) => [
      item.title,
      ...[item.details, `${item.copies}: ${item.amount}`, item.link]
        .filter(Boolean)
        .map((line) => `  ${line}`),
      '',
    ]),
    `${c.subtotal.label}  ${c.subtotal.amount}`,
    '',
    m.mail_label({ label: c.visit }),
    store.origin,
    '',
    footText(c.foot),
  ].join('\n');
}
