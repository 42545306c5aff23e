import * as m from '../../messages/compiled/messages.js';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { EmbedFrame } from '../embed-frame.tsx';

export function Render({ data, injected }: BlockProps<'custom_embed'>) {
  if (!injected) return null;
  return (
    <BlockFrame data={data}>
      <EmbedFrame
        embed={injected}
        title={data.title || data.heading || m.page_embedded_content()}
        data={data}
      />
    </BlockFrame>
  );
}
