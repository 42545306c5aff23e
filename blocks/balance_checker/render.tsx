import * as m from '../../messages/compiled/messages.js';
import { BalanceForm } from '../../storefront/parts/giftcard/balance-form.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';

export function Render({ data }: BlockProps<'balance_checker'>) {
  return (
    <BlockFrame data={data}>
      {!data.heading && <h2>{m.giftcard_balance_heading()}</h2>}
      <BalanceForm />
    </BlockFrame>
  );
}
