import * as m from '../../../messages/compiled/messages.js';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import { useSettings } from '../session/use-settings.ts';
import { CartToFavourites } from './cart-to-favourites.tsx';
import styles from './whole-cart.module.css';
import { useOpenWholeCartDialog } from './whole-cart-dialogs.tsx';
import { emailCartPath, importPath, quotePath } from './whole-cart-paths.ts';

/** What a customer does with the cart besides buying it (CART-036..038, CART-041, CART-057). */
export function WholeCartActions({ isEmpty = false }: { isEmpty?: boolean }) {
  const { checkout_info } = useSettings();
  const open = useOpenWholeCartDialog();
  return (
    <div className={styles.actions}>
      {!isEmpty && (
        <DialogLink href={emailCartPath} onOpen={() => open('email')}>
          {m.share_button()}
        </DialogLink>
      )}
      <DialogLink href={importPath} icon={<UploadIcon size={16} />} onOpen={() => open('import')}>
        {m.import_button()}
      </DialogLink>
      {!isEmpty && <CartToFavourites />}
      {!isEmpty && checkout_info.quote_enabled && (
        <DialogLink href={quotePath} onOpen={() => open('quote')}>
          {m.quote_button()}
        </DialogLink>
      )}
    </div>
  );
}
