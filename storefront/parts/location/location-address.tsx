import { Fragment } from 'react';
import type { Location } from '../../../contract/location.ts';
import { townLine } from '../../../contract/town-line.ts';
import { callLink } from './call-link.ts';

/** Address and ways to reach one location. */
export function LocationAddress({ location }: { location: Location }) {
  const phones = [
    { label: '', phone: location.sc_phone },
    { label: 'Phone 2: ', phone: location.sc_phone_2 },
    { label: 'Toll free: ', phone: location.sc_tollfree },
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
          {label}
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
