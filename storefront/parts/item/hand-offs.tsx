import { lazy, Suspense, useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BookIcon, ChevronRightIcon, ExternalIcon } from '../../../ui/icons.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './hand-offs.module.css';
import { HeadphonesIcon } from './headphones-icon.tsx';

const AudiobookDialog = lazy(() => import('./audiobook-dialog.tsx'));
const EbookDialog = lazy(() => import('./ebook-dialog.tsx'));

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
    <section className={styles.handOffs} aria-label="Audiobook and ebook">
      {title.has_libro_audiobook && (
        <button
          type="button"
          className={classNames(styles.way, styles.scripted, prominent_librofm && styles.prominent)}
          onClick={() => open('audiobook')}
        >
          <HeadphonesIcon />
          <span className={styles.words}>
            <strong>{title.digital === 'audiobook' ? 'Get this audiobook' : 'Listen to it'}</strong>
            <span>Digital audiobook from {audiobook_seller.name}</span>
          </span>
          <ChevronRightIcon />
        </button>
      )}
      {title.ebook_url && (
        <a
          href={title.ebook_url}
          className={styles.way}
          onClick={(event) => {
            event.preventDefault();
            open('ebook');
          }}
        >
          <BookIcon />
          <span className={styles.words}>
            <strong>{title.digital === 'ebook' ? 'Get this ebook' : 'Read it as an ebook'}</strong>
            <span>From {ebook_seller.name}</span>
          </span>
          <ExternalIcon />
        </a>
      )}
      <Suspense>
        {asked.includes('audiobook') && (
          <AudiobookDialog
            open={shown === 'audiobook'}
            onClose={close}
            title={title}
            seller={audiobook_seller.name}
          />
        )}
        {asked.includes('ebook') && (
          <EbookDialog open={shown === 'ebook'} onClose={close} title={title} seller={ebook_seller.name} />
        )}
      </Suspense>
    </section>
  );
}
