import type { Links, MenuItem } from '../demo-shop.ts';

export function lakeshoreNavigation({ list, subject }: Links): MenuItem[] {
  return [
    {
      label: 'Browse',
      path: '/browse/filter',
      submenu: [
        { label: 'All books', path: '/browse/filter' },
        { label: 'Fiction', path: subject('F') },
        { label: 'Mystery & crime', path: subject('FF') },
        { label: 'Science fiction', path: subject('FL') },
        { label: 'Fantasy', path: subject('FM') },
        { label: 'History', path: subject('NH') },
        { label: 'Memoir', path: subject('DNC') },
        { label: 'Nature', path: subject('WN') },
        { label: 'Food & drink', path: subject('WB') },
        { label: 'Comics', path: subject('X') },
      ],
    },
    {
      label: 'Just arrived',
      path: list('back'),
      submenu: [
        { label: 'Back in stock', path: list('back') },
        { label: 'Coming soon', path: list('soon') },
        { label: 'Valley favourites', path: list('favourites') },
      ],
    },
    { label: 'Staff picks', path: '/staff-picks' },
    {
      label: 'Kids',
      path: list('young'),
      submenu: [
        { label: 'For young readers', path: list('young') },
        { label: 'Teen shelf', path: list('teens') },
        { label: 'All children’s books', path: subject('Y') },
        { label: 'School orders', path: '/school-orders' },
      ],
    },
    {
      label: 'Lists',
      path: '',
      submenu: [
        { label: 'All our lists', path: '/features' },
        { label: 'Canadian writers', path: list('canadian') },
        { label: 'BC and the West', path: list('west') },
        { label: 'Book club favourites', path: list('club') },
        { label: 'Winter reading', path: list('winter') },
        { label: 'Prize winners', path: list('prizes') },
        { label: 'Out of doors', path: list('outside') },
        { label: 'En français, en español', path: list('french') },
        { label: 'The bargain table', path: list('remainders') },
      ],
    },
    { label: 'Events', path: '/events' },
    { label: 'Gift cards', path: '/gift-cards' },
    {
      label: 'Visit us',
      path: '/contact',
      submenu: [
        { label: 'Three shops, maps & hours', path: '/contact' },
        { label: 'Our story', path: '/about' },
        { label: 'Questions', path: '/faq' },
      ],
    },
  ];
}
