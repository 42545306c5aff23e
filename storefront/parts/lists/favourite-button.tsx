import { type MouseEvent, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { HeartFilledIcon, HeartIcon } from '../../../ui/more-icons.tsx';
import { addPath } from './list-paths.ts';
import { useFavourite, useSpelling } from './use-favourite.ts';

const panel = popupCode(() => import('./favourite-panel.tsx'));

interface FavouriteButtonProps {
  eisbn: string;
  title: string;
  /** In rows and cards: the heart alone. */
  compact?: boolean;
}

/** 'Favourite', or 'Favourited' with its menu (FAV-006, FAV-007). A link first: without JavaScript it leads to a form. */
export function FavouriteButton({ eisbn, title, compact }: FavouriteButtonProps) {
  const trigger = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  const favourite = useFavourite(eisbn, title);
  const american = useSpelling();
  const { isIn, isCustomer, pending, add } = favourite;
  const adds = isCustomer && !isIn;
  function press(event: MouseEvent) {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    if (adds) void add();
    else setOpen(!open);
  }
  const look = {
    ref: trigger,
    href: addPath(eisbn),
    rel: 'nofollow',
    icon: isIn ? <HeartFilledIcon /> : <HeartIcon />,
    'aria-haspopup': adds ? undefined : ('dialog' as const),
    'aria-expanded': adds ? undefined : (open ?? false),
    'aria-busy': pending || undefined,
    onClick: press,
  };
  const name = (isIn ? m.lists_favourited_title : m.lists_favourite_title)({ american, title });
  return (
    <>
      {compact ? (
        <IconLink {...look} size="s" label={name} />
      ) : (
        <LinkButton {...look} variant="quiet">
          {(isIn ? m.lists_favourited : m.lists_favourite)({ american })}
        </LinkButton>
      )}
      {open !== null && (
        <LazyPopup
          code={panel}
          open={open}
          trigger={trigger}
          eisbn={eisbn}
          favourite={favourite}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
