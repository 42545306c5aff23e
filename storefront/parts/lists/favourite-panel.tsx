import { type RefObject, useId } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { HeartIcon } from '../../../ui/more-icons.tsx';
import { PanelOrDrawer } from '../../../ui/panel-or-drawer.tsx';
import { ownListPath } from './list-paths.ts';
import { LoginDialog } from './login-dialog.tsx';
import styles from './panel.module.css';
import { type useFavourite, useSpelling } from './use-favourite.ts';
import { keepFavourite } from './waiting-favourite.ts';

interface FavouritePanelProps {
  eisbn: string;
  favourite: ReturnType<typeof useFavourite>;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu of 'Favourited'; for a guest the login, after which the title is added. */
export default function FavouritePanel({ eisbn, favourite, open, trigger, onClose }: FavouritePanelProps) {
  const american = useSpelling();
  const id = useId();
  if (!favourite.isCustomer) {
    return (
      <LoginDialog open={open} onClose={onClose} finalFocus={trigger} onLeave={() => keepFavourite(eisbn)} />
    );
  }
  return (
    <PanelOrDrawer
      title={m.lists_favourited({ american })}
      id={id}
      open={open && favourite.isIn}
      trigger={trigger}
      onClose={onClose}
      align="start"
    >
      <div className={styles.menu}>
        <Button
          variant="quiet"
          icon={<TrashIcon />}
          onClick={() => {
            onClose();
            void favourite.remove();
          }}
        >
          {m.lists_favourite_remove({ american })}
        </Button>
        <LinkButton variant="quiet" icon={<HeartIcon />} href={ownListPath(favourite.listId ?? 0)}>
          {m.lists_favourite_go({ american })}
        </LinkButton>
      </div>
    </PanelOrDrawer>
  );
}
