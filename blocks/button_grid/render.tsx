import { BlockButtons, ButtonRow } from '../block-button.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';

export function Render({ data }: BlockProps<'button_grid'>) {
  const buttons = data.buttons.filter((b) => b.link);
  if (buttons.length === 0) return null;
  return (
    <BlockFrame data={data}>
      <ButtonRow even={data.button_block}>
        <BlockButtons buttons={buttons} preset={data.button_type} />
      </ButtonRow>
    </BlockFrame>
  );
}
