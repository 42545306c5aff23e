import { useSettings } from '../session/use-settings.ts';
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
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there
    return <aside data-banner="" data-print="hide" dangerouslySetInnerHTML={brought} />;
  }
  return (
    <aside data-banner="" data-print="hide">
      <BannerList banner={banner} isFull={isFull} />
    </aside>
  );
}
