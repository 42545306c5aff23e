import { Fragment } from 'react';
import type { Location } from '../../../contract/location.ts';
import { townLine } from '../../../contract/town-line.ts';
import * as m from '../../../messages/compiled/messages.js';
import { callLink } from './call-link.ts';

/** Address and ways to reach one location. */
export function LocationAddress({ location }: { location: Location }) {
  const phones = [
    { label: '', phone: location.sc_phone },
    { label: m.chrome_phone_2(), phone: location.sc_phone_2 },
    { label: m.chrome_toll_free(), phone: location.sc_tollfree },
  ].filter(({ phone }) => phone);
  return (
    <address>
      {location.sc_name}
      <br />
      {location.sc_addr_array.address}
      <br />
      {townLine(location.sc_addr_array)}
      {phones.map(({ label, phone }) => (
        <Fragment key={label}>
          <br />
          {label && m.common_label({ label })}
          <a href={callLink(phone)}>{phone}</a>
        </Fragment>
      ))}
      {location.sc_email && (
        <>
          <br />
          <a href={`mailto:${location.sc_email}`}>{location.sc_email}</a>
        </>
      )}
    </address>
  );
}
