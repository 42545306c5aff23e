import { useActionData, useNavigate, useSearchParams } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import styles from '../account/account-frame.module.css';
import { RemoveQuestion } from '../submit/remove-question.tsx';
import { SubmitNotice } from '../submit/submit-notice.tsx';
import { type AddressBookProps, AddressCards } from './address-cards.tsx';
import { AddressForm, addressTitle } from './address-form.tsx';
import { type AddressRefusal, addressSentences, bookPath, removalText } from './address-outcome.ts';

/** The cards; at `?edit=` and `?remove=`, without JavaScript, the form or the question of one address in their place. */
export function AddressBook({ user, countries, provinces }: AddressBookProps) {
  const [query] = useSearchParams();
  const sent = useActionData<AddressRefusal>();
  const navigate = useNavigate();
  const find = (id: string | null) => user.addresses.find((a) => String(a.address_id) === id);
  const edited = find(query.get('edit')) ?? (query.get('edit') === 'new' ? null : undefined);
  const doomed = find(query.get('remove'));
  if (user.is_owner && edited !== undefined) {
    return (
      <section className={styles.panel} aria-labelledby="address">
        <h2 id="address">{addressTitle(edited)}</h2>
        <AddressForm
          address={edited}
          country={user.country}
          countries={countries}
          provinces={provinces}
          sent={sent}
          beside={<LinkButton href={bookPath}>{m.common_cancel()}</LinkButton>}
          onSaved={() => void navigate(bookPath, { replace: true })}
        />
      </section>
    );
  }
  return (
    <>
      <SubmitNotice sentences={addressSentences} refusal={sent?.sentence} />
      {user.is_owner && doomed ? (
        <RemoveQuestion
          intent="remove"
          id={doomed.address_id}
          name={doomed.name}
          description={removalText()}
          sentences={addressSentences}
          back={bookPath}
        />
      ) : (
        <AddressCards user={user} countries={countries} provinces={provinces} />
      )}
    </>
  );
}
