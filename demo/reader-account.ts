import type { Answer } from '../contract/action.ts';
import type { Call } from '../contract/call.ts';
import type { Shelves } from './shelves.ts';

const favourites =
  'middlemarch gilead station-eleven the-left-hand-of-darkness arctic-dreams a-fine-balance stoner wolf-hall';
const lists = [
  {
    name: 'Next for book club',
    description: 'Vote by the first Tuesday of the month.',
    works: 'the-god-of-small-things my-brilliant-friend kindred the-elegance-of-the-hedgehog being-mortal',
  },
  {
    name: 'Cabin shelf',
    description: '',
    works: 'the-endurance south the-snow-leopard bleak-house master-and-commander the-name-of-the-rose',
  },
];
const registries = [
  {
    title: 'Robin and Sam’s new home',
    occasion: 'Wedding',
    description: 'We have shelves at last. Books we would love to find on them.',
    works: 'anna-karenina jonathan-strange-and-mr-norrell the-count-of-monte-cristo my-antonia',
  },
  {
    title: 'Robin’s story corner',
    occasion: 'School',
    description: 'For the reading corner of our first-grade room. One copy of each for every table.',
    works: 'charlottes-web blueberries-for-sal the-dark-is-rising',
  },
] as const;
const pickup = { delivery_preference: 'pickup', payment_choice: 'pickup' } as const;
const orders = ['stoner middlemarch', 'gilead'];

/** What the catalogue must have for it. */
export const readerWorks = [
  favourites,
  ...orders,
  ...[...lists, ...registries].map(({ works }) => works),
].join(' ');

/** Logs a new demo reader in and fills the account by the calls that its pages make. Throws when the shop refuses one. */
export async function fillAccount(
  api: Call,
  {
    email,
    password,
    contact,
    location_id,
  }: {
    email: string;
    password: string;
    contact: { name: string; phone: string };
    location_id: number | undefined;
  },
  shelves: Shelves,
): Promise<void> {
  const isbns = (works: string) => shelves.works(works).map(({ isbn }) => isbn);
  const session = granted(await api('account/login', { email_address: email, password }));
  const favouritesId = session.wishlist_id ?? 0;
  for (const eisbn of isbns(favourites)) {
    granted(await api('titlelist/addItemToList', { list_id: favouritesId, eisbn }));
  }
  for (const { works, ...fields } of lists) {
    const { list } = granted(await api('titlelist/create', fields));
    for (const eisbn of isbns(works).toReversed()) {
      granted(await api('titlelist/addItemToList', { list_id: list.list_id, eisbn }));
    }
  }
  for (const { works, ...fields } of registries) {
    const { registry } = granted(await api('giftregistry/create', { ...fields, visibility: 'search' }));
    const { gift_registry_id } = registry;
    for (const eisbn of isbns(works)) {
      granted(await api('giftregistry/addItem', { gift_registry_id, eisbn, qty: 2 }));
    }
  }
  for (const works of orders) {
    for (const eisbn of isbns(works)) granted(await api('cart/add', { eisbn }));
    granted(await api('checkout/submit', { ...contact, email, ...pickup, location_id }));
  }
}

function granted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`the demo reader cannot be made: ${answer.error}`);
  return answer.value;
}
