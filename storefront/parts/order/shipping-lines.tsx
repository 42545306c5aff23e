import { daysText } from '../../../contract/days-text.ts';
import type { Order } from '../../../contract/order.ts';
import { phoneText } from '../../../contract/phone-text.ts';
import { townLine } from '../../../contract/town-line.ts';
import * as m from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { useSettings } from '../session/use-settings.ts';

/** Where an order is delivered to, and how. */
export function ShippingLines({
  shipping: to,
  batches,
}: {
  shipping: NonNullable<Order['shipping']>;
  batches: Order['shipping_batches'];
}) {
  const { store_info: store } = useSettings();
  const toSend = batches.filter(({ shipment_id }) => shipment_id === null);
  const lines = [
    to.name,
    to.orgname,
    to.addr1,
    to.addr2,
    townLine({ city: to.city, prov: to.prov, postal: to.postal }),
    to.gift_registry_name ? m.registry_ship_detail({ registry: to.gift_registry_name }) : '',
    !to.country || to.country === store.iso3166_2_country ? '' : countryName(to.country),
    phoneText(to.phone),
    to.provider,
    daysText(to),
    toSend.length > 1 ? m.shipping_batch_batched() : '',
  ];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

const countryName = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames([getLocale()], { type: 'region' }).of(code) : code;
