import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { AddressBook } from '../../parts/address/address-book.tsx';
import { submitAddressBook } from '../../parts/address/submit-address-book.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/addresses';

export async function load(args: LoadArgs) {
  const { user } = await customerOf(args);
  const countries = valueFrom(await args.api('country/getList', {}));
  const used = [...new Set([user, ...user.addresses].map((a) => a.country))];
  const lists = await Promise.all(used.map((country) => args.api('province/getList', { country })));
  const provinces = Object.fromEntries(
    used.map((country, i) => [country, lists[i]?.ok ? lists[i].value : []]),
  );
  return { user, countries, provinces };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitAddressBook);
export const clientAction = browserAction(submitAddressBook);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.account_address_book());
}

export default function AddressesPage() {
  return (
    <AccountFrame title={m.account_address_book()} view="addresses">
      <AddressBook {...useLoaded<typeof loader>()} />
    </AccountFrame>
  );
}
