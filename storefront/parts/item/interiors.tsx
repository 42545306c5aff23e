import { useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { interiorAddress } from './interior-address.ts';
import styles from './interiors.module.css';

const interiorDialog = popupCode(() => import('./interior-dialog.tsx'));

/** A look inside: pages side by side, each large in a dialog (ITEM-025). Without scripts each opens by itself. */
export function Interiors({ title }: { title: Title }) {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<boolean | null>(null);
  if (!title.has_interiors) return null;
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">{m.item_look_inside()}</h2>
      <ul className={styles.pages}>
        {title.interior_objects.map((page, i) => (
          <li key={page.key}>
            <a
              href={title.interiors[i]}
              onClick={(event) => {
                if (asksForNewTab(event)) return;
                event.preventDefault();
                setAt(i);
                setOpen(true);
              }}
            >
              <img
                src={interiorAddress(page, 240, 'jpg')}
                srcSet={`${interiorAddress(page, 240, 'webp')} 1x, ${interiorAddress(page, 480, 'webp')} 2x`}
                width={page.width}
                height={page.height}
                alt={m.item_inside_alt({ page: i + 1, pages: title.interior_objects.length })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <LazyPopup
          code={interiorDialog}
          open={open}
          onClose={() => setOpen(false)}
          title={title}
          at={at}
          onTurn={setAt}
        />
      )}
    </section>
  );
}
