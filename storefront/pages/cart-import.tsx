import { useActionData, useSearchParams } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { browserLoader, serverLoader } from '../page-load.ts';
import { serverAction } from '../page-submit.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { ImportFile } from '../parts/whole-cart/import-file.tsx';
import type { ImportStep } from '../parts/whole-cart/import-step.ts';
import { loadWholeCart } from '../parts/whole-cart/load-whole-cart.ts';
import { completedIn, submitImport } from '../parts/whole-cart/submit-import.ts';
import { WholeCartPage } from '../parts/whole-cart/whole-cart-page.tsx';
import type { Route } from './+types/cart-import';

export const loader = serverLoader(loadWholeCart);
export const clientLoader = browserLoader(loadWholeCart);
export const action = serverAction(submitImport);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.import_heading());
}

/** The cart's 'Import file' without JavaScript (CART-037, IMPORT-001). */
export default function CartImportPage() {
  const [query] = useSearchParams();
  const posted = useActionData<typeof action>();
  const first = posted ? stepOf(posted) : completedIn(query);
  return (
    <WholeCartPage heading={m.import_heading()}>
      <ImportFile first={first} />
    </WholeCartPage>
  );
}

/** What cannot be read at all, or was not answered, has a sentence alone. */
function stepOf(posted: { next?: ImportStep; sentence?: string }): ImportStep {
  return posted.next ?? { step: 'error', problem: posted.sentence || m.common_error() };
}
