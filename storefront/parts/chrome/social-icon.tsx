import { Icon } from '../../../ui/icons.tsx';
import type { SocialNetwork } from './footer-lines.ts';

/** Simple line drawings of our own. Each one stands in a link that carries the network's name. */
const drawings: Record<SocialNetwork, string> = {
  twitter: 'M4 4h4.3L20 20h-4.3L4 4ZM19 4l-6.2 6.9M11.2 13.1 5 20',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.01',
  facebook: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 21v-9.5c0-2 1-3 3.2-3M9 13h5.5',
  tiktok: 'M13 3.5V16a3.8 3.8 0 1 1-3.8-3.8M13 3.5c.3 3 2.4 5 5.5 5.2',
  threads:
    'M18.3 9C17.6 5.6 15.5 3.5 12.2 3.5 8 3.5 5.5 6.7 5.5 12s2.5 8.5 6.7 8.5c3.5 0 6.1-1.9 6.1-4.8 0-2.7-2.4-4.2-5.7-4.2-2.4 0-4 1-4 2.7 0 1.6 1.3 2.6 3.1 2.6 2.4 0 3.6-1.7 3.6-4.4 0-2.8-1.2-4.2-3.2-4.2-1.4 0-2.4.5-3 1.5',
  bluesky:
    'M12 11.3C10.9 9 8.1 5.7 5.5 4.4 3.6 3.5 2.5 4.1 2.5 6c0 1.1.6 5.4.9 6.3.8 2.2 2.7 2.7 4.7 2.5-2.9.5-4.1 2-2.3 4 2.7 2.8 4.9-.3 6.2-3.3 1.3 3 3.5 6.1 6.2 3.3 1.8-2 .6-3.5-2.3-4 2 .2 3.9-.3 4.7-2.5.3-.9.9-5.2.9-6.3 0-1.9-1.1-2.5-3-1.6-2.6 1.3-5.4 4.6-6.5 6.9Z',
  mastodon:
    'M20 9.5c0-4-3-6-8-6s-8 2-8 6c0 6.5.7 11 6.2 11 2 0 3.5-.4 4.6-1v-1.7c-5 1.2-6.3-.3-6.5-2 4.5 1 11.3.7 11.7-6.3ZM8.3 12.5v-3a1.85 1.85 0 0 1 3.7 0v2.2M12 9.5a1.85 1.85 0 0 1 3.7 0v3',
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <Icon d={drawings[network]} size={24} viewBox="0 0 24 24" strokeWidth={1.75} />;
}
