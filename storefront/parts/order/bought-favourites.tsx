import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ownListPath } from '../lists/list-paths.ts';
import { useSpelling } from '../lists/use-favourite.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';

export interface BoughtFavouritesProps {
  listId: number;
  /** The books of the order that are in favourites. */
  eisbns: readonly string[];
}

/** After an order: takes what was bought out of favourites (ORDER-019, FAV-016). */
export function BoughtFavourites({ listId, eisbns }: BoughtFavouritesProps) {
  const american = useSpelling();
  const { Form, pending } = useSubmission({
    sentences: { bought_removed: m.lists_bought_removed },
    refusalAsToast: true,
  });
  if (eisbns.length === 0) return null;
  return (
    <Notice tone="info">
      <p>{m.lists_bought({ american, count: eisbns.length })}</p>
      <Form method="post" action={ownListPath(listId)} data-print="hide">
        <HiddenFields values={{ intent: 'remove_bought', eisbns: JSON.stringify(eisbns) }} />
        <Button type="submit" size="s" pending={pending}>
          {m.lists_favourite_remove({ american })}
        </Button>
      </Form>
    </Notice>
  );
}
