import type { Offer } from '../../../contract/title.ts';
import { Price, type PriceProps } from '../../../ui/price.tsx';
import { useSettings } from '../session/use-settings.ts';

interface RowPriceProps extends Pick<PriceProps, 'size' | 'hiddenText'> {
  offer: Pick<Offer, 'price' | 'row_price'>;
}

/** The price of an offer. The price before a discount is struck through only where the shop wants it (ITEM-058). */
export function RowPrice({ offer, ...rest }: RowPriceProps) {
  const { show_strikethrough, hide_sale_pricing } = useSettings();
  return (
    <Price
      {...rest}
      cents={offer.price}
      was={show_strikethrough && !hide_sale_pricing ? offer.row_price : null}
    />
  );
}
