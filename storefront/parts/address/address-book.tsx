import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Address } from '../../../contract/address.ts';
import type { User } from '../../../contract/user.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Link } from '../../../ui/link.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import type { Places } from '../account/place-fields.tsx';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { ScriptNote } from '../page/script-note.tsx';
import { useSession } from '../session/session-provider.tsx';
import styles from './address-book.module.css';
import { AddressCard } from './address-card.tsx';
import { addressLines } from './address-lines.ts';

const addressDialog = popupCode(() => import('./address-dialog.tsx'));

export interface AddressBookProps {
  user: User;
  countries: Places;
  /** By country, of those that are used here. */
  provinces: Record<string, Places>;
}

/** Cards for the account's own address, the saved ones, and 'Add Address' (ADDRESS-001..004). */
export function AddressBook({ user, countries, provinces }: AddressBookProps) {
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const { show } = useToasts();
  const [edited, setEdited] = useState<{ address: Address | null; open: boolean } | null>(null);
  const [doomed, setDoomed] = useState<{ address: Address; open: boolean; isGone: boolean } | null>(null);
  const [working, setWorking] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const own = user.addresses.every((a) => !a.preferred);
  const isShared = !user.is_owner;
  const lines = (place: Parameters<typeof addressLines>[0]) =>
    addressLines(place, countries, provinces[place.country] ?? []);

  const renew = () => Promise.all([refresh(), revalidate()]);
  async function change(
    id: number,
    work: () => Promise<{ ok: boolean; error?: string }>,
    done: string,
  ): Promise<boolean> {
    setWorking(id);
    let isDone = false;
    try {
      const answer = await work();
      isDone = answer.ok;
      show(answer.ok ? { tone: 'success', message: done } : { tone: 'error', message: answer.error ?? '' });
      await renew();
    } catch (e) {
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setWorking(null);
    return isDone;
  }
  const prefer = (address_id: number) =>
    change(address_id, () => call('address/setPreferred', { address_id }), 'Address saved successfully');
  async function remove(address: Address) {
    const { address_id } = address;
    const work = () => call('address/delete', { address_id });
    const isGone = await change(address_id, work, 'Address removed successfully');
    setDoomed({ address, open: false, isGone });
  }

  return (
    <>
      {isShared && (
        <p className={styles.why}>These are the addresses of {user.company}. Its owner looks after them.</p>
      )}
      <ScriptNote what="Addresses are added and changed with" className={styles.why} />
      <ul className={styles.cards}>
        <AddressCard
          title={isShared ? user.company : `${user.first_name} ${user.last_name}`}
          kind="Account address"
          lines={isShared ? [] : [...lines(user), user.phone_number]}
          preferred={own}
          working={working === 0}
          onPrefer={isShared ? undefined : () => void prefer(0)}
          preferLabel="Use my account address"
        >
          {!isShared && <Link href="/account/details">Edit Account</Link>}
        </AddressCard>
        {user.addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            title={address.name}
            kind={address.company_name}
            lines={[...lines(address), phoneOf(address), address.email_address]}
            preferred={address.preferred}
            working={working === address.address_id}
            onPrefer={isShared ? undefined : () => void prefer(address.address_id)}
            preferLabel="Use this address"
          >
            {!isShared && (
              <>
                <Button
                  size="s"
                  data-needs-script=""
                  aria-label={`Edit ${address.name}`}
                  onPointerEnter={preloadModals}
                  onClick={() => setEdited({ address, open: true })}
                >
                  Edit
                </Button>
                <Button
                  size="s"
                  data-needs-script=""
                  aria-label={`Remove ${address.name}`}
                  onPointerEnter={preloadModals}
                  onClick={() => setDoomed({ address, open: true, isGone: false })}
                >
                  Remove
                </Button>
              </>
            )}
          </AddressCard>
        ))}
        {!isShared && (
          <li className={styles.add}>
            <Button
              ref={add}
              data-needs-script=""
              icon={<PlusIcon />}
              onPointerEnter={preloadModals}
              onClick={() => setEdited({ address: null, open: true })}
            >
              Add Address
            </Button>
          </li>
        )}
      </ul>
      {doomed && (
        <RemoveDialog
          name={doomed.address.name}
          description="The address is taken out of your address book. Orders keep theirs."
          open={doomed.open}
          working={working === doomed.address.address_id}
          onClose={() => setDoomed({ ...doomed, open: false })}
          onRemove={() => void remove(doomed.address)}
          // The button that opened it is gone with its card.
          {...(doomed.isGone ? { finalFocus: add } : {})}
        />
      )}
      {edited && (
        <LazyPopup
          code={addressDialog}
          key={edited.address?.address_id ?? 0}
          open={edited.open}
          address={edited.address}
          user={user}
          countries={countries}
          provinces={provinces[edited.address?.country ?? user.country] ?? []}
          onClose={() => setEdited({ ...edited, open: false })}
          onSaved={() => {
            setEdited({ ...edited, open: false });
            show({ tone: 'success', message: 'Address saved successfully' });
            void renew();
          }}
        />
      )}
    </>
  );
}

function phoneOf({ phone_number, phone_number_ext }: Address): string {
  return phone_number_ext ? `${phone_number} ext. ${phone_number_ext}` : phone_number;
}
