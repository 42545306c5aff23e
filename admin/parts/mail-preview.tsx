import { useRef } from 'react';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import besideStyles from './beside-preview.module.css';
import styles from './mail.module.css';
import { useScale } from './use-scale.ts';

/** A mail as its readers get it. In the frames nothing runs, and no link leads anywhere. */
export function MailPreview({ drawn }: { drawn: AdminOutput<'mail/preview'> | undefined }) {
  return (
    <section aria-labelledby="mail-preview" className={classNames(besideStyles.preview, styles.preview)}>
      <h2 id="mail-preview">{m.deskmail_preview()}</h2>
      <p className={styles.soft}>{m.deskmail_preview_sample()}</p>
      {drawn ? (
        <>
          <p dir="auto" className={styles.subject}>
            {drawn.subject}
          </p>
          <h3>{m.deskmail_preview_phone()}</h3>
          <iframe
            className={styles.phone}
            title={m.deskmail_preview_phone()}
            sandbox=""
            srcDoc={drawn.html}
          />
          <h3>{m.deskmail_preview_desktop()}</h3>
          <DesktopFrame html={drawn.html} />
          <h3>{m.deskmail_preview_text()}</h3>
          <pre dir="auto" className={styles.text}>
            {drawn.text}
          </pre>
        </>
      ) : (
        <Notice>
          <p>{m.deskmail_preview_none()}</p>
        </Notice>
      )}
    </section>
  );
}

/** px: as wide as mail programs on desktops draw a mail. */
const desktop = 640;

/** The whole width of a mail, made smaller where there is less room; without scripts, it scrolls. */
function DesktopFrame({ html }: { html: string }) {
  const room = useRef<HTMLElement>(null);
  const scale = useScale(room, desktop);
  const shrunk = { width: desktop, height: `${100 / scale}%`, transform: `scale(${scale})` };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={room} className={styles.wide} aria-label={m.deskmail_preview_desktop()} tabIndex={0}>
      <iframe
        className={styles.desktop}
        title={m.deskmail_preview_desktop()}
        sandbox=""
        srcDoc={html}
        style={scale < 1 ? shrunk : undefined}
      />
    </section>
  );
}
