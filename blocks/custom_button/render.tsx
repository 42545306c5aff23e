import { ButtonRow, CommonButton } from '../block-button.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';

export function Render({ data }: BlockProps<'custom_button'>) {
  if (!data.button_url) return null;
  return (
    <BlockFrame data={data}>
      <ButtonRow>
        <CommonButton data={data} />
      </ButtonRow>
    </BlockFrame>
  );
}
