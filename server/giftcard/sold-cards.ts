import { type GiftCardNotes, readGiftCardNotes } from '../../contract/gift-card.ts';
import { giftCardLimits, giftCardProblems } from '../../contract/gift-card-rules.ts';
import type { SoldCard } from '../../contract/settings/gift-cards.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Store } from '../store/stores.ts';

export type CardStore = Pick<Store, 'timeZone' | 'settings' | 'own'>;

/** How the store sells this title as a gift card; undefined when it does not. */
export function soldCardOf({ settings, own }: CardStore, eisbn: string): SoldCard | undefined {
  if (!settings.store_info.giftcards_enabled) return undefined;
  return own['gift_cards.sold'].find((card) => card.eisbn === eisbn);
}

export interface CardChoices {
  price?: number | undefined;
  personalized: boolean;
  from: string;
  to: string;
  message: string;
  recipient_email: string;
  send_date: string;
}

/** What a line keeps of the choices for a card (decisions A.14). Throws the refusal of choices that the store does not accept. */
export function notesOf(store: CardStore, eisbn: string, choices: CardChoices, now: Date): GiftCardNotes {
  const sold = soldCardOf(store, eisbn);
  if (!sold || choices.price === undefined) {
    throw refuse('gift_card_page_only', m.refusal_gift_card_page_only());
  }
  const { price, personalized, recipient_email } = choices;
  const send_date = sold.emailed ? choices.send_date : '';
  const errors = giftCardProblems(
    { price, recipient_email, send_date },
    {
      emailed: sold.emailed,
      limits: giftCardLimits(store.settings.store_info),
      today: wallClock(store.timeZone, now).day,
    },
  );
  const [first] = Object.values(errors);
  if (first) throw refuse('invalid_gift_card', first, { errors });
  return {
    giftcard_price: price,
    gift_card_info: {
      personalize: personalized,
      to: personalized ? choices.to : '',
      from: personalized ? choices.from : '',
      message: personalized ? choices.message : '',
      recipient_email,
      send_date,
      emailed: sold.emailed,
    },
  };
}

/** Whether a line is a gift card that is sent by email. */
export function isEmailedCard({ is_giftcard, notes }: { is_giftcard: boolean; notes: unknown }): boolean {
  return is_giftcard && readGiftCardNotes(notes)?.gift_card_info.emailed === true;
}
