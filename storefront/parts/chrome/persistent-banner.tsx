import { useSettings } from '../session/use-settings.ts';
import styles from './banner-list.module.css';
import { BannerList } from './banner-list.tsx';
import type { Banner } from './load-banner.ts';

/** As for the footer: the page has brought it, and it stays. */
const brought = {
  __html: import.meta.env.SSR ? '' : (document.querySelector('body > aside[data-banner]')?.innerHTML ?? ''),
};

/** The list that a shop shows on every page (LIST-054, LIST-073). */
export function PersistentBanner({ banner }: { banner: Banner | null }) {
  const { fullscreen_banner: isFull } = useSettings();
  if (!banner) return null;
  const frame = { className: styles.banner, 'data-banner': '', 'data-print': 'hide' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there
  if (!import.meta.env.SSR) return <aside {...frame} dangerouslySetInnerHTML={brought} />;
  return (
    <aside {...frame}>
      <BannerList banner={banner} isFull={isFull} />
    </aside>
  );
}
