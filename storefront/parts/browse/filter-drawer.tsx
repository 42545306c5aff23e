import { useRef, useState } from 'react';
import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import styles from './browse-page.module.css';
import { foundText } from './count-text.ts';
import { withoutFilters } from './filter-choice.ts';
import { FilterPanel } from './filter-panel.tsx';

interface FilterDrawerProps {
  state: BrowseState;
  result: BrowseResult;
  chosen: number;
  busy: boolean;
}

/**
 * On small screens the filters are behind a button. The server draws it as a disclosure that shows the panel below the bar,
 * by style alone; where scripts run it becomes a button of the same size and opens a drawer, which stays open while
 * filters are chosen.
 */
export function FilterDrawer({ state, result, chosen, busy }: FilterDrawerProps) {
  const [open, setOpen] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const scripted = useScripted();
  const label = (
    <>
      <FilterIcon size={18} />
      {chosen > 0 ? m.browse_filters_chosen({ chosen }) : m.browse_filters()}
    </>
  );
  return (
    <>
      {scripted ? (
        <button
          type="button"
          className={classNames(styles.filtersButton, styles.disclosure)}
          aria-haspopup="dialog"
          onPointerEnter={preloadModals}
          onFocus={preloadModals}
          onClick={() => setOpen(true)}
        >
          {label}
        </button>
      ) : (
        <details className={styles.disclosure}>
          <summary className={styles.filtersButton}>{label}</summary>
        </details>
      )}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={m.browse_filters()}
        side="start"
        footer={
          <>
            {chosen > 0 && (
              <LinkButton
                href={filterPath(withoutFilters(state))}
                variant="quiet"
                rel="nofollow"
                data-stay
                // It goes with what it clears.
                onClick={() => show.current?.focus()}
              >
                {m.browse_clear_all()}
              </LinkButton>
            )}
            <Button ref={show} variant="primary" block pending={busy} onClick={() => setOpen(false)}>
              {m.browse_show_found({ found: foundText(result) })}
            </Button>
          </>
        }
      >
        <FilterPanel state={state} groups={result.filter_info} />
      </Drawer>
    </>
  );
}
