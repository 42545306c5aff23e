import type { Location } from '../../../contract/store.ts';

/** Address and ways to reach one location. */
export function PlaceAddress({ place }: { place: Location }) {
  const { address, city, prov, postal } = place.sc_addr_array;
  return (
    <address>
      {place.sc_name}
      <br />
      {address}
      <br />
      {[city, `${prov} ${postal}`.trim()].filter(Boolean).join(', ')}
      {place.sc_phone && (
        <>
          <br />
          <a href={`tel:${place.sc_phone.replace(/[^\d+]/g, '')}`}>{place.sc_phone}</a>
        </>
      )}
      {place.sc_email && (
        <>
          <br />
          <a href={`mailto:${place.sc_email}`}>{place.sc_email}</a>
        </>
      )}
    </address>
  );
}
