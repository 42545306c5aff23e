import { useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { copyPath, filePath } from './list-paths.ts';
import { LoginDialog } from './login-dialog.tsx';
import styles from './own-list.module.css';

const copyDialog = popupCode(() => import('./copy-dialog.tsx'));

interface ShopListToolsProps {
  listId: number;
  name: string;
  /** On the page that copies it: no link to that page, and always a form, since without JavaScript nothing else says who is logged in. */
  isCopying?: boolean;
}

/**
 * What customers do with a list of the shop (LIST-027, LIST-028, LIST-056). Guests are asked to log in on the way (ACCOUNT-005,
 * ACCOUNT-006).
 */
export function ShopListTools({ listId, name, isCopying = false }: ShopListToolsProps) {
  const { session } = useSession();
  const mayBuy = useMayBuy();
  const addAll = useRef<HTMLAnchorElement>(null);
  const copy = useRef<HTMLAnchorElement>(null);
  const [asks, setAsks] = useState<{ open: boolean; trigger: typeof addAll } | null>(null);
  const { Form, pending } = useSubmission({ sentences: { in_cart: m.lists_in_cart }, refusalAsToast: true });
  const path = copyPath(listId);
  const isCustomer = session?.logged_in ?? false;
  const close = () => setAsks((now) => now && { ...now, open: false });
  return (
    <div className={styles.buttons} data-print="hide">
      {mayBuy && (isCopying || isCustomer) ? (
        <Form method="post" action={path}>
          <HiddenFields values={{ intent: 'to_cart' }} />
          <Button type="submit" pending={pending}>
            {m.lists_to_cart()}
          </Button>
        </Form>
      ) : (
        mayBuy && (
          <DialogLink
            ref={addAll}
            href={path}
            rel="nofollow"
            onOpen={() => setAsks({ open: true, trigger: addAll })}
          >
            {m.lists_to_cart()}
          </DialogLink>
        )
      )}
      {!isCopying && (
        <DialogLink
          ref={copy}
          href={path}
          rel="nofollow"
          onOpen={() => setAsks({ open: true, trigger: copy })}
        >
          {m.lists_copy()}
        </DialogLink>
      )}
      {(isCopying || isCustomer) && (
        <LinkButton href={filePath(listId)} rel="nofollow">
          {m.listfile_download()}
        </LinkButton>
      )}
      {asks && !isCustomer && (
        <LoginDialog open={asks.open} onClose={close} finalFocus={asks.trigger} back={path} />
      )}
      {asks && isCustomer && (
        <LazyPopup
          code={copyDialog}
          open={asks.open}
          trigger={asks.trigger}
          listId={listId}
          name={name}
          onClose={close}
        />
      )}
    </div>
  );
}
