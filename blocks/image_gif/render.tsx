import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { Image } from '../picture.tsx';

export function Render({ data, first }: BlockProps<'image_gif'>) {
  if (!data.path) return null;
  return (
    <BlockFrame data={data} bleed={!data.heading && !data.paragraph}>
      <Image image={data} first={first} sizes="(min-width: 1312px) 1248px, 100vw" />
    </BlockFrame>
  );
}
