import { useState } from 'react';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { editCardPath, newCardPath } from './card-paths.ts';
import { type CardValues, emptyCard } from './card-values.ts';
import type { WantedCard } from './send-card.ts';

const dialog = popupCode(() => import('./gift-card-dialog.tsx'));

interface CardLinkProps {
  card: WantedCard;
  label: string;
  /** What is read aloud in its place. */
  spoken?: string;
  /** Of a card that is in the cart. */
  values?: CardValues;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 's' | 'm';
  className?: string | undefined;
}

/** Opens the form for a gift card; without JavaScript, its page. */
export function CardLink(props: CardLinkProps) {
  const { card, label, spoken, values = emptyCard, variant, size, className } = props;
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <DialogLink
        href={card.cartId === undefined ? newCardPath(card.eisbn) : editCardPath(card.cartId)}
        variant={variant}
        size={size}
        className={className}
        aria-label={spoken}
        onOpen={() => {
          setOpened((n) => n + 1);
          setOpen(true);
        }}
      >
        {label}
      </DialogLink>
      {opened > 0 && (
        <LazyPopup
          key={opened}
          code={dialog}
          open={open}
          card={card}
          values={values}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
