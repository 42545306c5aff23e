import { coveringSizes, Picture } from '../../ui/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { TextOver } from '../text-over.tsx';

export function Render({ data, first }: BlockProps<'text_over_image'>) {
  // A button without a link takes that of the picture.
  const linked = {
    ...data,
    button_url: data.button_url || data.link,
    button_tab: data.button_tab || data.new_tab,
  };
  return (
    <TextOver data={linked} radius={data.image_radius} ownSize={!data.has_width}>
      {data.path && <Picture src={data.path} alt={data.alt} first={first} sizes={coveringSizes} />}
    </TextOver>
  );
}
