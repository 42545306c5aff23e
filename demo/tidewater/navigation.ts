import type { Links, MenuItem } from '../demo-shop.ts';

export function tidewaterNavigation({ list, subject }: Links): MenuItem[] {
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
        { label: 'Food & drink', path: subject('WB') },
        { label: 'Poetry', path: subject('DC') },
        { label: 'Comics', path: subject('X') },
      ],
    },
    {
      label: 'Just arrived',
      path: list('back'),
      submenu: [
        { label: 'Back in stock', path: list('back') },
        { label: 'Coming soon', path: list('soon') },
      ],
    },
    { label: 'Staff picks', path: '/staff-picks' },
    {
      label: 'Kids',
      path: list('young'),
      submenu: [
        { label: 'For young readers', path: list('young') },
        { label: 'Teens and almost', path: list('teens') },
        { label: 'All children’s books', path: subject('Y') },
        { label: 'School orders', path: '/school-orders' },
      ],
    },
    {
      label: 'Lists',
      path: '',
      submenu: [
        { label: 'All our lists', path: '/features' },
        { label: 'Book club favorites', path: list('club') },
        { label: 'Winter reading', path: list('winter') },
        { label: 'Prize winners', path: list('prizes') },
        { label: 'Mysteries by the fire', path: list('mysteries') },
        { label: 'The Maine shelf', path: list('maine') },
        { label: 'Salt water', path: list('sea') },
        { label: 'The bargain ladder', path: list('remainders') },
      ],
    },
    { label: 'Events', path: '/events' },
    { label: 'Gift cards', path: '/gift-cards' },
    {
      label: 'Visit us',
      path: '/contact',
      submenu: [
        { label: 'Map & hours', path: '/contact' },
        { label: 'About us', path: '/about' },
        { label: 'Questions', path: '/faq' },
      ],
    },
  ];
}
