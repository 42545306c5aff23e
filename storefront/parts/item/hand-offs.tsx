import { useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BookIcon, ChevronRightIcon, ExternalIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './hand-offs.module.css';
import { HeadphonesIcon } from './headphones-icon.tsx';

const audiobookDialog = popupCode(() => import('./audiobook-dialog.tsx'));
const ebookDialog = popupCode(() => import('./ebook-dialog.tsx'));

/** Whether other sellers have this work as a file. */
export function hasHandOff(title: Title): boolean {
  return title.has_libro_audiobook || title.ebook_url !== '';
}

/** The same book to hear or on a screen: sold by others, each behind a dialog (AUDIO-001..003, EBOOK-001..003). */
export function HandOffs({ title }: { title: Title }) {
  const { prominent_librofm, audiobook_seller, ebook_seller } = useSettings();
  const [shown, setShown] = useState<'' | 'audiobook' | 'ebook'>('');
  const [asked, setAsked] = useState('');
  const close = () => setShown('');
  const open = (which: 'audiobook' | 'ebook') => {
    setAsked((before) => before + which);
    setShown(which);
  };
  return (
    <section className={styles.handOffs} aria-label={m.item_hand_offs_label()}>
      {title.has_libro_audiobook && (
        <button
          type="button"
          // The look-up is a call; the ebook's link is not.
          data-needs-script=""
          className={classNames(styles.way, prominent_librofm && styles.prominent)}
          onClick={() => open('audiobook')}
        >
          <HeadphonesIcon />
          <span className={styles.words}>
            <strong>
              {title.digital === 'audiobook' ? m.item_get_this_audiobook() : m.item_listen_to_it()}
            </strong>
            <span>{m.item_audiobook_from({ seller: audiobook_seller.name })}</span>
          </span>
          <ChevronRightIcon />
        </button>
      )}
      {title.ebook_url && (
        <a
          href={title.ebook_url}
          className={styles.way}
          onClick={(event) => {
            if (asksForNewTab(event)) return;
            event.preventDefault();
            open('ebook');
          }}
        >
          <BookIcon />
          <span className={styles.words}>
            <strong>
              {title.digital === 'ebook' ? m.item_get_this_ebook() : m.item_read_it_as_an_ebook()}
            </strong>
            <span>{m.item_ebook_from({ seller: ebook_seller.name })}</span>
          </span>
          <ExternalIcon />
        </a>
      )}
      {asked.includes('audiobook') && (
        <LazyPopup
          code={audiobookDialog}
          open={shown === 'audiobook'}
          onClose={close}
          title={title}
          seller={audiobook_seller.name}
        />
      )}
      {asked.includes('ebook') && (
        <LazyPopup
          code={ebookDialog}
          open={shown === 'ebook'}
          onClose={close}
          title={title}
          seller={ebook_seller.name}
        />
      )}
    </section>
  );
}
