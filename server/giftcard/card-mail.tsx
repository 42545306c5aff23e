import { render } from '@react-email/render';
import * as m from '../../messages/compiled/messages.js';
import { footText, mailFoot } from '../mail/mail-foot.ts';
import { MailButton, MailLayout, MailOpening, Rule, stylesOf } from '../mail/mail-layout.tsx';
import { lookOf } from '../mail/mail-look.ts';
import { Text } from '../mail/mail-parts.ts';
import { MailSumRow } from '../mail/mail-rows.tsx';
import { ownWords } from '../mail/wording/own-words.ts';
import { moneyText } from '../pricing/money-text.ts';
import type { Store } from '../store/stores.ts';
import { groupedNumber } from './card-number.ts';
import type { CardMailData } from './mail-queries.ts';

/** Draws the mail with a gift card in the look of the shop, and as plain text. */
export async function cardMail(
  store: Store,
  data: CardMailData,
  number: string,
): Promise<{ html: string; text: string }> {
  const content = contentOf(store, data, number);
  return { html: await render(<CardLetter store={store} content={content} />), text: textOf(store, content) };
}

type Content = ReturnType<typeof contentOf>;

function contentOf(store: Store, { amount, sent_from, sent_to, message }: CardMailData, number: string) {
  const own = ownWords(store, 'gift-card', { sender: sent_from || store.name });
  return {
    heading:
      own.heading ||
      (sent_to
        ? m.giftcard_mail_heading_to({ name: sent_to })
        : m.giftcard_mail_heading({ shop: store.name })),
    text:
      own.opening ||
      (sent_from
        ? m.giftcard_mail_text_from({ name: sent_from, shop: store.name })
        : m.giftcard_mail_text({ shop: store.name })),
    message,
    amount: {
      label: m.giftcard_mail_amount(),
      amount: `${moneyText(amount, store.currency)} ${store.currency}`,
    },
    number: { label: m.giftcard_mail_number(), amount: groupedNumber(number) },
    howTo: m.giftcard_mail_how_to(),
    never: m.giftcard_never_expires(),
    visit: m.share_mail_visit({ shop: store.name }),
    foot: { ...mailFoot(store), closing: own.closing },
  };
}

function CardLetter({ store, content: c }: { store: Store; content: Content }) {
  const look = lookOf(store);
  const { plain } = stylesOf(look);
  return (
    <MailLayout look={look} heading={c.heading} preview={c.text} foot={c.foot}>
      <MailOpening look={look} text={c.text} />
      {c.message && (
        <Text style={{ ...plain, fontStyle: 'italic', whiteSpace: 'pre-line' }}>{c.message}</Text>
      )}
      <Rule look={look} />
      <MailSumRow look={look} {...c.amount} strong />
      <MailSumRow look={look} {...c.number} strong />
      <Rule look={look} />
      <Text style={plain}>{`${c.howTo} ${c.never}`}</Text>
      <MailButton look={look} href={store.origin} label={c.visit} />
    </MailLayout>
  );
}

function textOf(store: Store, c: Content): string {
  return [
    c.heading,
    '',
    c.text,
    ...(c.message ? ['', c.message] : []),
    '',
    `${c.amount.label}  ${c.amount.amount}`,
    `${c.number.label}  ${c.number.amount}`,
    '',
    c.howTo,
    c.never,
    '',
    m.mail_label({ label: c.visit }),
    store.origin,
    '',
    footText(c.foot),
  ].join('\n');
}
