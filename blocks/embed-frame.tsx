import styles from './embed-frame.module.css';
import { measures } from './on-phones.ts';

interface EmbedFrameProps {
  /** /embed/… of this shop (server/http/embeds.ts). */
  src: string;
  title: string;
  data: { height: number; mobile_height: number | null; allow_mobile_overrides: boolean };
}

/** Foreign code in a frame without our origin: no cookies, no storage, no way into the page. */
export function EmbedFrame({ src, title, data }: EmbedFrameProps) {
  return (
    <iframe
      className={styles.frame}
      style={measures(data, { height: 'px' })}
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
