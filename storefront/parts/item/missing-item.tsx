import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { MissingPage } from '../page/missing-page.tsx';
import { askPath } from '../title/paths.ts';

/** A title that is not there shows 'No Results' (ITEM-041). */
export function MissingItem({ isbn }: { isbn: string }) {
  return (
    <MissingPage
      title={m.item_not_found_title()}
      reason={m.item_not_found({ isbn: isbn.slice(0, 40) })}
      ways={
        <>
          {/^[\dX-]{10,17}$/i.test(isbn) && (
            <LinkButton href={askPath(isbn)} variant="primary">
              {m.browse_ask_form()}
            </LinkButton>
          )}
          <LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>
        </>
      }
    />
  );
}
