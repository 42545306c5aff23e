import { footerLines } from '../chrome/footer-lines.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './print-head.module.css';

/** On paper the shop's name, address and website stand above the page: its header and footer are not printed. */
export function PrintHead() {
  const { store_info: store } = useSettings();
  const { address } = footerLines(store);
  const known = [store.name, store.country];
  const lines = store.hide_footer_address ? [] : address.filter((line) => !known.includes(line));
  const website = store.url || new URL(store.base_url).host;
  return (
    <p className={styles.head} data-print="only">
      <b>{store.name}</b> {[...lines, store.phone, website].filter(Boolean).join(', ')}
    </p>
  );
}
