import type { ComponentProps } from 'react';
import type { Call } from '../../../contract/call.ts';
import { partCode, ServedPart } from '../../../ui/served-part.tsx';
// Its sheet comes with the page and not with its code.
import '../page/not-found.module.css';
import type { MissingItem } from './missing-item.tsx';

type Props = ComponentProps<typeof MissingItem>;

/** Most titles are there: their pages fetch no code for this. */
export const missingItemCode = partCode<Props>(() => import('./missing-item.tsx').then((m) => m.MissingItem));

/** What a load throws for a title that is not there. */
export async function missingItem(api: Call) {
  const [{ missingPage }] = await Promise.all([
    import('../page/missing-page.tsx'),
    missingItemCode.settled(),
  ]);
  return missingPage(api);
}

export function LazyMissingItem(props: Props) {
  return <ServedPart code={missingItemCode} frame={{}} of={props} />;
}
