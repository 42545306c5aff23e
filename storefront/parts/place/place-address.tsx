import { Fragment } from 'react';
import type { Location } from '../../../contract/location.ts';
import { townLine } from '../../../contract/town-line.ts';
import { callLink } from './call-link.ts';

/** Address and ways to reach one location. */
export function PlaceAddress({ place }: { place: Location }) {
  const phones = [
    { label: '', phone: place.sc_phone },
    { label: 'Phone 2: ', phone: place.sc_phone_2 },
    { label: 'Toll free: ', phone: place.sc_tollfree },
  ].filter(({ phone }) => phone);
  return (
    <address>
      {place.sc_name}
      <br />
      {place.sc_addr_array.address}
      <br />
      {townLine(place.sc_addr_array)}
      {phones.map(({ label, phone }) => (
        <Fragment key={label}>
          <br />
          {label}
          <a href={callLink(phone)}>{phone}</a>
        </Fragment>
      ))}
      {place.sc_email && (
        <>
          <br />
          <a href={`mailto:${place.sc_email}`}>{place.sc_email}</a>
        </>
      )}
    </address>
  );
}
