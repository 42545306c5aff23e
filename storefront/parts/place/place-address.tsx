import { Fragment } from 'react';
import type { Location } from '../../../contract/store.ts';
import { townLine } from '../../../contract/town-line.ts';
import { callLink } from './call-link.ts';

/** Address and ways to reach one location. */
export function PlaceAddress({ place }: { place: Location }) {
  return (
    <address>
      {place.sc_name}
      <br />
      {place.sc_addr_array.address}
      <br />
      {townLine(place.sc_addr_array)}
      {[place.sc_phone, place.sc_phone_2, place.sc_tollfree].filter(Boolean).map((phone) => (
        <Fragment key={phone}>
          <br />
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
