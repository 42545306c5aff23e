import { useRef, useState } from 'react';
import type { Address } from '../../../contract/address.ts';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Places } from '../account/place-fields.tsx';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { useRemoval } from '../submit/use-removal.ts';
import styles from './address-book.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressForm, addressTitle } from './address-form.tsx';
import { addressLines } from './address-lines.ts';
import { addressSentences, bookPath, removalText } from './address-outcome.ts';

export interface AddressBookProps {
  user: User;
  countries: Places;
  /** By country, of those that are used here. */
  provinces: Record<string, Places>;
}

/** Cards for the account's own address, the saved ones, and 'Add Address' (ADDRESS-001..004). */
export function AddressCards({ user, countries, provinces }: AddressBookProps) {
  const [edited, setEdited] = useState<{ address: Address | null; open: boolean } | null>(null);
  const add = useRef<HTMLAnchorElement>(null);
  const removal = useRemoval({
    intent: 'remove',
    description: removalText(),
    sentences: addressSentences,
    nextFocus: add,
  });
  const own = user.addresses.every((a) => !a.preferred);
  const isShared = !user.is_owner;
  const lines = (place: Parameters<typeof addressLines>[0]) =>
    addressLines(place, countries, provinces[place.country] ?? []);
  const close = () => setEdited((now) => now && { ...now, open: false });

  return (
    <>
      {isShared && <p className={styles.why}>{m.account_address_owner({ company: user.company })}</p>}
      <ul className={styles.cards}>
        <AddressCard
          id={0}
          title={isShared ? user.company : `${user.first_name} ${user.last_name}`}
          kind={m.account_own_address()}
          lines={isShared ? [] : [...lines(user), user.phone_number]}
          preferred={own}
          preferLabel={isShared ? undefined : m.account_use_my_account_address()}
        >
          {!isShared && <Link href="/account/details">{m.account_edit_account()}</Link>}
        </AddressCard>
        {user.addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            id={address.address_id}
            title={address.name}
            kind={address.company_name}
            lines={[...lines(address), phoneOf(address), address.email_address]}
            preferred={address.preferred}
            preferLabel={isShared ? undefined : m.account_use_this_address()}
          >
            {!isShared && (
              <>
                <DialogLink
                  href={`${bookPath}?edit=${address.address_id}`}
                  size="s"
                  aria-label={m.account_edit({ name: address.name })}
                  onOpen={() => setEdited({ address, open: true })}
                >
                  {m.common_edit()}
                </DialogLink>
                <DialogLink
                  href={`${bookPath}?remove=${address.address_id}`}
                  size="s"
                  aria-label={m.account_remove_label({ name: address.name })}
                  onOpen={() => removal.ask(address.address_id, address.name)}
                >
                  {m.common_remove()}
                </DialogLink>
              </>
            )}
          </AddressCard>
        ))}
        {!isShared && (
          <li className={styles.add}>
            <DialogLink
              ref={add}
              href={`${bookPath}?edit=new`}
              icon={<PlusIcon />}
              onOpen={() => setEdited({ address: null, open: true })}
            >
              {m.account_add_address()}
            </DialogLink>
          </li>
        )}
      </ul>
      {removal.dialog && <RemoveDialog {...removal.dialog} />}
      {edited && (
        <Dialog open={edited.open} onClose={close} title={addressTitle(edited.address)}>
          <AddressForm
            key={edited.address?.address_id ?? 0}
            address={edited.address}
            country={user.country}
            countries={countries}
            provinces={provinces}
            onSaved={close}
          />
        </Dialog>
      )}
    </>
  );
}

function phoneOf({ phone_number, phone_number_ext }: Address): string {
  return phone_number_ext ? m.account_phone_with_ext({ phone_number, phone_number_ext }) : phone_number;
}
