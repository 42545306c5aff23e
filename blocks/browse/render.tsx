import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';

/** Seen only where a page cannot lead on by itself: storefront/pages/content.tsx does so before anything is drawn. */
export function Render({ data }: BlockProps<'browse'>) {
  return (
    <BlockFrame data={data}>
      <LinkButton href="/browse" variant="primary">
        {m.browse_all_books()}
      </LinkButton>
    </BlockFrame>
  );
}
