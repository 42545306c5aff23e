import { type CSSProperties, useEffect } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { interiorAddress } from './interior-address.ts';
import styles from './interiors.module.css';

interface InteriorDialogProps {
  open: boolean;
  onClose: () => void;
  title: Title;
  at: number;
  onTurn: (to: number) => void;
}

/** One page large; turns by its buttons and by the arrow keys. */
export default function InteriorDialog({ open, onClose, title, at, onTurn }: InteriorDialogProps) {
  const pages = title.interior_objects;
  const last = pages.length - 1;
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') onTurn(Math.min(last, at + 1));
      if (event.key === 'ArrowLeft') onTurn(Math.max(0, at - 1));
    };
    // Before the dialog, which keeps arrow keys to itself.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [open, at, last, onTurn]);
  const page = pages[at];
  if (!page) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.item_inside_title({ title: title.title })}
      size="l"
      footer={
        <>
          <Button aria-disabled={at === 0} onClick={() => onTurn(Math.max(0, at - 1))}>
            {m.item_inside_previous()}
          </Button>
          <Button aria-disabled={at === last} onClick={() => onTurn(Math.min(last, at + 1))}>
            {m.item_inside_next()}
          </Button>
        </>
      }
    >
      <div className={styles.large}>
        <img
          key={page.key}
          src={interiorAddress(page, 960, 'jpg')}
          srcSet={`${interiorAddress(page, 480, 'webp')} 480w, ${interiorAddress(page, 960, 'webp')} 960w`}
          sizes="(max-width: 716px) 90vw, 640px"
          width={page.width}
          height={page.height}
          style={{ '--ratio': page.width / page.height } as CSSProperties}
          alt={m.item_inside_alt({ page: at + 1, pages: pages.length })}
        />
        <p role="status">{m.item_inside_page({ page: at + 1, pages: pages.length })}</p>
      </div>
    </Dialog>
  );
}
