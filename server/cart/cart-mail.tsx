import { Column, Img, Link, Row, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { m } from '../../messages/compiled/messages.js';
import { footText, mailFoot } from '../mail/mail-foot.ts';
import { MailButton, MailLayout, Rule, stylesOf } from '../mail/mail-layout.tsx';
import { lookOf } from '../mail/mail-look.ts';
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
  return {
    heading: m.share_mail_heading({ shop: store.name }),
    text: m.share_mail_text(),
    items: items.map(({ eisbn, title, details, quantity, price, cover, ratio }) => ({
      title,
      details,
      copies: m.share_mail_copies({ count: quantity }),
      amount: price === null ? m.share_mail_unavailable() : money(quantity * price),
      link: `${store.origin}/item/${eisbn}`,
      cover: cover
        ? { src: `${store.origin}/images/cover/${eisbn}/${cover}/180.jpg`, ...sizeOf(ratio) }
        : null,
    })),
    subtotal: { label: m.order_sum_subtotal(), amount: `${money(subtotal)} ${store.currency}` },
    visit: m.share_mail_visit({ shop: store.name }),
    foot: mailFoot(store),
  };
}

/** Within 72 × 108 pixels. */
function sizeOf(ratio: number): { width: number; height: number } {
  const width = Math.round(Math.min(72, 108 * ratio));
  return { width, height: Math.round(width / ratio) };
}

function CartLetter({ store, content: c }: { store: Store; content: Content }) {
  const look = lookOf(store);
  const { plain, soft, title } = stylesOf(look);
  const right = { verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' } as const;
  return (
    <MailLayout look={look} heading={c.heading} preview={c.text} foot={c.foot}>
      <Text style={plain}>{c.text}</Text>
      <Rule look={look} />
      {c.items.map((item) => (
        <Row key={`${item.link} ${item.copies} ${item.amount}`} style={{ marginBottom: 16 }}>
          {item.cover ? (
            <Column style={{ width: 88, verticalAlign: 'top' }}>
              <Link href={item.link}>
                <Img {...item.cover} alt="" style={{ borderRadius: 2 }} />
              </Link>
            </Column>
          ) : null}
          <Column style={{ verticalAlign: 'top', paddingRight: 12 }}>
            <Text style={{ ...plain, ...title, margin: 0 }}>
              <Link href={item.link} style={{ color: look.ink, textDecoration: 'none' }}>
                {item.title}
              </Link>
            </Text>
            <Text style={{ ...soft, margin: 0 }}>{item.details}</Text>
            <Text style={{ ...soft, margin: 0 }}>{item.copies}</Text>
          </Column>
          <Column style={right}>
            <Text style={{ ...plain, margin: 0 }}>{item.amount}</Text>
          </Column>
        </Row>
      ))}
      <Rule look={look} />
      <Row>
        <Column>
          <Text style={{ ...plain, margin: 0, fontWeight: 600 }}>{c.subtotal.label}</Text>
        </Column>
        <Column style={right}>
          <Text style={{ ...plain, margin: 0, fontWeight: 600 }}>{c.subtotal.amount}</Text>
        </Column>
      </Row>
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
