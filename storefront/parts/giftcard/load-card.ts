import type { Call } from '../../../contract/call.ts';
import { valueFrom } from '../../page-load.ts';
import { type CardValues, emptyCard, valuesOfLine } from './card-values.ts';
import type { WantedCard } from './send-card.ts';

/** The card that an address names: one that the shop sells (`card`), or a line of the cart (`line`); null = neither. */
export async function loadCard(
  api: Call,
  query: URLSearchParams,
): Promise<{ card: WantedCard; values: CardValues } | null> {
  const [sold, session] = await Promise.all([api('giftcard/get', {}), api('session/get', {})]);
  const cartId = Number(query.get('line'));
  const line = valueFrom(session).cart.items.find(
    ({ cart_info }) => cart_info.is_giftcard && cart_info.cart_id === cartId,
  );
  const eisbn = line?.title_info.eisbn ?? query.get('card');
  const card = valueFrom(sold).store_giftcards.find((one) => one.eisbn === eisbn);
  if (!card) return null;
  const { title, emailed } = card;
  return {
    card: { eisbn: card.eisbn, title, emailed, cartId: line?.cart_info.cart_id },
    values: line ? valuesOfLine(line.cart_info) : emptyCard,
  };
}
