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
const contact = { name: 'Robin Ashby', phone: '(207) 555-0186' };
const orders = ['stoner the-remains-of-the-day', 'gilead'];

/**
 * Logs a new demo reader in and fills the account by the calls that its pages make. What the shop refuses, such as a book that has
 * sold out, is left out.
 */
export async function fillAccount(
  api: Call,
  { email, password }: { email: string; password: string },
  shelves: Shelves,
): Promise<void> {
  const session = await api('account/login', { email_address: email, password });
  if (!session.ok) throw new Error(`the demo reader cannot log in: ${session.error}`);
  const isbns = (works: string) => shelves.works(works).map(({ isbn }) => isbn);
  for (const eisbn of isbns(favourites)) {
    await api('titlelist/addItemToList', { list_id: session.value.wishlist_id ?? 0, eisbn });
  }
  for (const { works, ...fields } of lists) {
    const made = await api('titlelist/create', fields);
    if (!made.ok) continue;
    for (const eisbn of isbns(works).toReversed()) {
      await api('titlelist/addItemToList', { list_id: made.value.list.list_id, eisbn });
    }
  }
  for (const { works, ...fields } of registries) {
    const made = await api('giftregistry/create', { ...fields, visibility: 'search' });
    if (!made.ok) continue;
    const { gift_registry_id } = made.value.registry;
    for (const eisbn of isbns(works)) await api('giftregistry/addItem', { gift_registry_id, eisbn, qty: 2 });
  }
  for (const works of orders) {
    for (const eisbn of isbns(works)) await api('cart/add', { eisbn });
    await api('checkout/submit', {
      ...contact,
      email,
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
    });
  }
}
