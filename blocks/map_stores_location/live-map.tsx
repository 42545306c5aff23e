import * as m from '../../messages/compiled/messages.js';
import 'leaflet/dist/leaflet.css';
import { control, divIcon, type Map as LeafletMap, map, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Location } from '../../contract/location.ts';
import { popupLines } from './map-locations.ts';
import styles from './map-stores-location.module.css';

export interface LiveMapProps {
  locations: Location[];
  centre: { lat: number; lng: number };
  /** Location whose popup is open; 0 = none. */
  chosen: number;
  zoom: number;
  tiles: { url: string; attribution: string };
  onTilesMissing: (are: boolean) => void;
}

/** The map itself: fetched when the reader comes near to it. The wheel scrolls the page, not the map (MAP-003). */
export function LiveMap({ locations, centre, chosen, zoom, tiles, onTilesMissing }: LiveMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const live = useRef<LeafletMap>(undefined);
  const started = useRef({ centre, locations, zoom, tiles, onTilesMissing });
  useEffect(() => {
    const { centre, locations, zoom, tiles, onTilesMissing } = started.current;
    if (!box.current) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = map(box.current, {
      scrollWheelZoom: false,
      zoomControl: false,
      zoomAnimation: !calm,
      fadeAnimation: !calm,
      markerZoomAnimation: !calm,
    }).setView(centre, zoom);
    live.current = made;
    control.zoom({ zoomInTitle: m.page_map_zoom_in(), zoomOutTitle: m.page_map_zoom_out() }).addTo(made);
    // Leaflet has no option for this name.
    made.on('popupopen', ({ popup }) => {
      const close = popup.getElement()?.querySelector('[role="button"]');
      close?.setAttribute('aria-label', m.page_map_close_popup());
    });
    // Without the flag that Leaflet puts on every map.
    made.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    if (tiles.url) {
      const layer = tileLayer(tiles.url, { maxZoom: 19 }).addTo(made);
      made.attributionControl.addAttribution(escaped(tiles.attribution));
      layer.on('tileerror', () => onTilesMissing(true));
      layer.on('tileload', () => onTilesMissing(false));
    } else onTilesMissing(true);
    for (const location of locations) addPin(made, location);
    return () => {
      made.remove();
    };
  }, []);
  const { lat, lng } = centre;
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    live.current?.setView({ lat, lng }, zoom, { animate: !calm });
    live.current?.eachLayer((layer) => {
      if ('locationId' in layer && layer.locationId === chosen) layer.openPopup();
    });
  }, [lat, lng, zoom, chosen]);
  return <div ref={box} className={styles.map} role="application" aria-label={m.page_map_label()} />;
}

const pin =
  '<svg viewBox="0 0 24 32" width="30" height="40" aria-hidden="true"><path d="M12 31S23 19.5 23 12A11 11 0 0 0 1 12c0 7.500 11 19 11 19Z" fill="var(--accent)" stroke="var(--accent-ink)" stroke-width="1.5"/><circle cx="12" cy="12" r="4" fill="var(--accent-ink)"/></svg>';

function addPin(on: LeafletMap, location: Location): void {
  if (!location.lat_lng) return;
  const name = location.altname || location.sc_name;
  const words = document.createElement('div');
  for (const line of popupLines(location)) {
    const row = document.createElement('div');
    row.textContent = line;
    words.append(row);
  }
  const icon = divIcon({
    html: pin,
    className: styles.pin ?? '',
    iconSize: [30, 40],
    iconAnchor: [15, 39],
    popupAnchor: [0, -36],
  });
  const made = marker(location.lat_lng, { icon, title: name, alt: name, keyboard: true })
    .bindPopup(words)
    .addTo(on);
  Object.assign(made, { locationId: location.location_id });
  made.getElement()?.setAttribute('aria-label', name);
}

/** What a store has set as the words under its map may hold a sign of HTML; Leaflet would take it for such. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (ch) => `&#${ch.charCodeAt(0)};`);
