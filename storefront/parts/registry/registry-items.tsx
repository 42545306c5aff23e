import type { GiftRegistry, RegistryItem } from '../../../contract/gift-registry.ts';
import { maxRegistryCopies } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { rowOffer } from '../title/offer-of-row.ts';
import { registryItemPath } from '../title/paths.ts';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './registry.module.css';
import { registrySentences } from './registry-sentences.ts';

/** What a registry asks for, the newest first. */
export function RegistryItems({ registry }: { registry: GiftRegistry }) {
  return (
    <ul className={styles.items} aria-label={registry.title}>
      {registry.items.map((item) => (
        <Item key={item.title.eisbn} item={item} registry={registry} />
      ))}
    </ul>
  );
}

function Item({ item, registry }: { item: RegistryItem; registry: GiftRegistry }) {
  const { title, qty_requested: requested, qty_purchased: purchased } = item;
  const offer = rowOffer(title);
  const isComplete = purchased >= requested;
  const isForSale = !isComplete && !registry.is_closed;
  const href = registryItemPath(title.eisbn, registry.gift_registry_id);
  const cover = <TitleCover of={title} alt="" width={96} />;
  return (
    <li className={classNames(styles.item, isComplete && styles.complete)}>
      <div className={styles.cover}>
        {isForSale ? (
          <Link href={href} tabIndex={-1} aria-hidden="true">
            {cover}
          </Link>
        ) : (
          cover
        )}
      </div>
      <div className={styles.words}>
        <p className={classNames(styles.ribbon, isComplete ? styles.green : styles.volcano)}>
          {isComplete && `${m.registry_complete()}: `}
          {m.registry_counts({ purchased, requested })}
        </p>
        <h2 className={styles.title}>{isForSale ? <Link href={href}>{title.title}</Link> : title.title}</h2>
        {title.authors.length > 0 && <p>{title.authors.map((author) => author.name).join(', ')}</p>}
        <p className={styles.soft}>{title.binding}</p>
        {offer && offer.price !== null && <Price cents={offer.price} />}
        {isForSale && !registry.owner.is_you && (
          <LinkButton href={href} variant="primary" aria-label={m.registry_buy_label({ title: title.title })}>
            {m.registry_buy()}
          </LinkButton>
        )}
      </div>
      {registry.owner.is_you && <ItemForms item={item} />}
    </li>
  );
}

/** Forms first, so that they work without JavaScript (REG-017, REG-018). */
function ItemForms({ item: { title, qty_requested: qty } }: { item: RegistryItem }) {
  const { Form, pending } = useSubmission({ sentences: registrySentences, refusalAsToast: true });
  const { eisbn, title: name } = title;
  return (
    <div className={styles.forms} data-print="hide">
      <Form method="post" className={styles.copies} key={qty}>
        <HiddenFields values={{ intent: 'set', eisbn }} />
        <TextField
          name="qty"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxRegistryCopies}
          required
          label={m.registry_copies_of({ title: name })}
          labelHidden
          defaultValue={qty}
        />
        <Button type="submit" size="s" pending={pending}>
          {m.registry_set()}
        </Button>
      </Form>
      <Form method="post">
        <HiddenFields values={{ intent: 'remove_item', eisbn }} />
        <IconButton type="submit" size="s" label={m.registry_remove({ title: name })} icon={<TrashIcon />} />
      </Form>
    </div>
  );
}
