import { useRouteLoaderData } from 'react-router';
import * as m from '../messages/compiled/messages.js';
import styles from './embed-frame.module.css';
import type { Embed } from './embed-of.ts';
import { measures } from './on-phones.ts';

interface EmbedFrameProps {
  embed: Embed;
  title: string;
  data: { height: number; mobile_height: number | null; allow_mobile_overrides: boolean };
}

/**
 * Foreign code in a frame without our origin: no cookies, no storage, no way into the page. Its text is set in the shop's
 * font, whose file only the build knows the name of. Code that shows nothing without JavaScript leaves no gap there.
 */
export function EmbedFrame({ embed, title, data }: EmbedFrameProps) {
  const root = useRouteLoaderData('root') as { fonts?: string[] } | undefined;
  const font = root?.fonts?.[1];
  return (
    <>
      <iframe
        className={styles.frame}
        data-needs-script={embed.needs_script ? '' : undefined}
        style={measures(data, { height: 'px' })}
        src={font ? `${embed.src}&font=${encodeURIComponent(font)}` : embed.src}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {embed.needs_script && (
        <noscript>
          <p>{m.page_embed_needs_script({ title })}</p>
        </noscript>
      )}
    </>
  );
}
