import type { CartItem } from '../../../contract/cart.ts';
import { registryPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Price } from '../../../ui/price.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { CardLink } from '../giftcard/card-link.tsx';
import { valuesOfLine } from '../giftcard/card-values.ts';
import { LinePromotions } from '../promo/line-promotions.tsx';
import { itemPath } from '../title/paths.ts';
import { TitleCover } from '../title/title-cover.tsx';
import { CardDetails } from './card-details.tsx';
import { isEmailedCard } from './card-notes.ts';
import styles from './cart-table.module.css';
import { ChangeForm } from './change-form.tsx';
import { conditionWord } from './condition-word.ts';
import { goneText } from './gone-text.ts';
import type { CartEdits } from './use-cart-edits.ts';

interface CartLineProps {
  item: CartItem;
  edits: CartEdits;
  /** In the first screen: its cover is fetched at once. */
  early: boolean;
  loggedIn: boolean;
  showWas: boolean;
}

/** One line of the cart: image, title, format, availability, quantity, price (CART-034). */
export function CartLine({ item, edits, early, loggedIn, showWas }: CartLineProps) {
  const { cart_info: line, title_info: title } = item;
  const quantity = edits.quantityOf(item);
  const authors = title.authors.filter((a) => a.role === 'A01').map((a) => a.name);
  return (
    <tr className={classNames(styles.line, !line.cartable && styles.gone)} data-line={line.position}>
      <td className={styles.cover}>
        <Link href={itemPath(title.eisbn)} tabIndex={-1} aria-hidden="true">
          <TitleCover of={title} alt="" width={72} eager={early} />
        </Link>
      </td>
      <th scope="row" className={styles.title}>
        <Link href={itemPath(title.eisbn)}>{title.title}</Link>
        {title.subtitle && <span className={styles.subtitle}>{title.subtitle}</span>}
        {authors.length > 0 && <span className={styles.authors}>{authors.join(', ')}</span>}
        <CardDetails notes={line.cart_notes} />
      </th>
      <td className={styles.format}>
        {title.binding} {title.condition !== 'NEW' && <Badge>{conditionWord(title.condition)}</Badge>}
      </td>
      <td className={styles.availability}>
        <Availability item={item} loggedIn={loggedIn} />
      </td>
      <td className={styles.quantity}>
        {line.cartable ? <QuantityForm item={item} quantity={quantity} edits={edits} /> : quantity}
        <RemoveForm item={item} edits={edits} />
        {line.is_giftcard && line.cartable && <EditCard item={item} />}
      </td>
      <td className={styles.price}>
        {line.cartable ? (
          <>
            <Price
              cents={quantity * line.sold_price}
              was={showWas ? quantity * (title.available.row_price ?? 0) : null}
            />
            {quantity > 1 && (
              <span className={styles.each}>{m.cart_each({ price: formatMoney(line.sold_price) })}</span>
            )}
            <LinePromotions promotions={line.promotions} />
          </>
        ) : (
          <span className={styles.each}>{m.cart_not_counted()}</span>
        )}
      </td>
    </tr>
  );
}

function Availability({ item, loggedIn }: { item: CartItem; loggedIn: boolean }) {
  const { cart_info: line, title_info: title } = item;
  const { onhand, text, sub_message } = title.available;
  const tone = !line.cartable ? 'danger' : onhand >= line.quantity ? 'success' : 'warning';
  return (
    <>
      <span className={styles[tone]}>{text}</span>
      {sub_message && <span className={styles.note}>{sub_message}</span>}
      {line.backorder_sub_message && !saysWhen(title.available) && (
        <span className={styles.note}>{line.backorder_sub_message}</span>
      )}
      {!line.cartable && <span className={styles.note}>{goneText(item)}</span>}
      <LineGift line={line} />
      {line.unshippable && <span className={styles.note}>{m.cart_line_not_shipped()}</span>}
      {line.cartable_logged_in && !loggedIn && (
        <span className={styles.note}>{m.cart_requires_account()}</span>
      )}
    </>
  );
}

/** Its availability is what is said of the copies that are to be ordered. */
function saysWhen({ status, availability, onhand, onorder }: CartItem['title_info']['available']): boolean {
  if (status || onhand > 0) return false;
  return availability === 'forthcoming' || (availability === 'available' && onorder === 0);
}

/** What it is bought for (REG-005, REG-032). */
function LineGift({ line }: { line: CartItem['cart_info'] }) {
  const { gift_registry_id: id, gift_registry_info: gift } = line;
  if (id === null || !gift) return null;
  return (
    <>
      <span className={styles.note}>
        <Link href={registryPath(id)}>{m.registry_gift_for({ name: gift.name })}</Link>
      </span>
      {gift.left < line.quantity && (
        <span className={styles.note}>{m.registry_gift_over({ count: gift.left })}</span>
      )}
    </>
  );
}

function QuantityForm({ item, quantity, edits }: { item: CartItem; quantity: number; edits: CartEdits }) {
  const { cart_info: line, title_info: title } = item;
  return (
    <ChangeForm
      fields={{ intent: 'set', cart_id: line.cart_id, eisbn: title.eisbn }}
      // With JavaScript, the field itself tells of each quantity.
      onSubmit={() => {}}
    >
      <QuantityField
        name="quantity"
        label={m.cart_quantity_of({ title: title.title })}
        lessLabel={m.cart_one_fewer_of({ title: title.title })}
        moreLabel={m.cart_one_more_of({ title: title.title })}
        value={quantity}
        min={0}
        digits={line.is_giftcard ? 4 : 3}
        onQuantity={(next) => (next === 0 ? edits.remove(item) : edits.setQuantity(item, next))}
      />
      <Button type="submit" size="s" className={styles.update}>
        {m.cart_update()}
      </Button>
    </ChangeForm>
  );
}

/** Opens the form of a gift card with what was chosen. */
function EditCard({ item: { cart_info: line, title_info } }: { item: CartItem }) {
  const { eisbn, title } = title_info;
  return (
    <CardLink
      card={{ eisbn, title, emailed: isEmailedCard(line.cart_notes), cartId: line.cart_id }}
      values={valuesOfLine(line)}
      label={m.giftcard_edit()}
      spoken={m.giftcard_edit_of({ title })}
      variant="quiet"
      size="s"
      className={styles.remove}
    />
  );
}

function RemoveForm({ item, edits }: { item: CartItem; edits: CartEdits }) {
  return (
    <ChangeForm
      fields={{ intent: 'remove', cart_id: item.cart_info.cart_id }}
      onSubmit={() => edits.remove(item)}
    >
      <Button
        type="submit"
        variant="quiet"
        size="s"
        aria-label={m.cart_remove_title({ title: item.title_info.title })}
        className={styles.remove}
      >
        {m.common_remove()}
      </Button>
    </ChangeForm>
  );
}
