import { useEffect, useRef } from 'react';
import { keepLoading } from '../../../ui/load-code.ts';
import { whenNear } from '../../../ui/when-near.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns.tsx';

/**
 * In a browser the page has brought its footer. It says what the settings say, and they stay for the life of a page: the
 * code that draws it need not travel. Its links are followed like all others (LinkFollower).
 */
const brought = {
  __html: import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? ''),
};

/** Address, ways to reach the shop, social links, message, legal links (CHROME-040..056). */
export function Footer() {
  const settings = useSettings();
  const footer = useRef<HTMLElement>(null);
  const { time_zone } = settings.store_info;
  // The first clock of a page takes a phone a tenth of a second, and few readers come so far down.
  useEffect(() => {
    const { current } = footer;
    return whenNear(current, 700, () => {
      void keepLoading(() => import('./mark-today.ts')).then(({ markToday }) => {
        if (current) markToday(current, new Date(), time_zone);
      });
    });
  }, [time_zone]);
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there
    return <footer ref={footer} className={styles.footer} dangerouslySetInnerHTML={brought} />;
  }
  return (
    <footer className={styles.footer}>
      <FooterColumns settings={settings} />
    </footer>
  );
}
