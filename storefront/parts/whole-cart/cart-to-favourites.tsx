import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { HeartIcon } from '../../../ui/more-icons.tsx';
import { listsPath } from '../lists/list-paths.ts';
import { useSpelling } from '../lists/use-favourite.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';

/** 'Add to favourites' of the whole cart, which stays as it is (CART-038, CART-063). */
export function CartToFavourites() {
  const american = useSpelling();
  const { Form, pending } = useSubmission({
    sentences: { cart_copied: () => m.lists_cart_in_favourites({ american }) },
    refusalAsToast: true,
  });
  return (
    <Form method="post" action={listsPath}>
      <HiddenFields values={{ intent: 'cart_to_favourites' }} />
      <Button type="submit" icon={<HeartIcon size={16} />} pending={pending}>
        {m.lists_cart_to_favourites({ american })}
      </Button>
    </Form>
  );
}
