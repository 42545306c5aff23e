import { BlockFrame } from '../block-frame.tsx';
import { EmbedFrame } from '../embed-frame.tsx';
import type { BlockProps } from '../renderers.ts';

export function CustomEmbed({ data, injected }: BlockProps<'custom_embed'>) {
  if (!injected) return null;
  return (
    <BlockFrame data={data}>
      <EmbedFrame embed={injected} title={data.title || data.heading || 'Embedded content'} data={data} />
    </BlockFrame>
  );
}
