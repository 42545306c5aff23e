import { m } from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { copyPath, filePath } from './list-paths.ts';
import styles from './own-list.module.css';

interface ShopListToolsProps {
  listId: number;
  /** On the page that copies it: no link to that page, and always a form, since without JavaScript nothing else says who is logged in. */
  isCopying?: boolean;
}

/** What customers do with a list of the shop (LIST-027, LIST-028). Guests are asked to log in on the way. */
export function ShopListTools({ listId, isCopying = false }: ShopListToolsProps) {
  const { session } = useSession();
  const mayBuy = useMayBuy();
  const { Form, pending } = useSubmission({ sentences: { in_cart: m.lists_in_cart }, refusalAsToast: true });
  const path = copyPath(listId);
  return (
    <div className={styles.buttons} data-print="hide">
      {mayBuy && (isCopying || session?.logged_in) ? (
        <Form method="post" action={path}>
          <HiddenFields values={{ intent: 'to_cart' }} />
          <Button type="submit" pending={pending}>
            {m.lists_to_cart()}
          </Button>
        </Form>
      ) : (
        mayBuy && (
          <LinkButton href={path} rel="nofollow">
            {m.lists_to_cart()}
          </LinkButton>
        )
      )}
      {!isCopying && (
        <LinkButton href={path} rel="nofollow">
          {m.lists_copy()}
        </LinkButton>
      )}
      {(isCopying || session?.logged_in) && (
        <LinkButton href={filePath(listId)} rel="nofollow">
          {m.listfile_download()}
        </LinkButton>
      )}
    </div>
  );
}
