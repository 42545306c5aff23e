import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { mapLink } from '../../contract/map-link.ts';
import * as m from '../../messages/compiled/messages.js';
import { Link } from '../../ui/link.tsx';
import { keepLoading } from '../../ui/load-code.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { whenNear } from '../../ui/when-near.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type { LiveMapProps } from './live-map.tsx';
import { centreOf } from './map-locations.ts';
import styles from './map-stores-location.module.css';

/** The code of the map, once the reader comes near to it. */
function useMapWhenNear() {
  const frame = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveMapProps> | null>(null);
  useEffect(
    () =>
      whenNear(frame.current, 300, () => {
        void keepLoading(() => import('./live-map.tsx')).then(({ LiveMap }) => setLive(() => LiveMap));
      }),
    [],
  );
  return { frame, Live };
}

export function Render({ data, injected }: BlockProps<'map_stores_location'>) {
  const { frame, Live } = useMapWhenNear();
  const [chosen, setChosen] = useState(data.location_id);
  const [areTilesMissing, setTilesMissing] = useState(false);
  const locations =
    injected?.locations.filter((p) => !data.location_id || p.location_id === data.location_id) ?? [];
  if (!injected || locations.length === 0) return null;
  return (
    <BlockFrame data={data}>
      {locations.length > 1 && (
        <SelectField
          className={styles.picker}
          label={m.page_location()}
          autoComplete="off"
          placeholder={m.item_location_heading()}
          options={locations.map((p) => ({ value: String(p.location_id), label: p.altname || p.sc_name }))}
          value={chosen ? String(chosen) : ''}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      )}
      <div ref={frame} className={styles.frame} data-drawn={areTilesMissing || !Live || undefined}>
        {Live && (
          <Live
            locations={locations}
            centre={centreOf(locations, chosen, injected.current)}
            chosen={chosen}
            zoom={injected.zoom}
            tiles={injected.tiles}
            onTilesMissing={setTilesMissing}
          />
        )}
      </div>
      <p role="status" className={styles.said}>
        {areTilesMissing && m.page_map_no_streets()}
      </p>
      <ul className={styles.locations}>
        {locations.map((location) => (
          <li key={location.location_id}>
            {location.altname || location.sc_name}{' '}
            <Link {...{ href: mapLink(location), target: '_blank', rel: 'noopener' }}>
              <ParaglideMessage
                message={m.page_map_large}
                inputs={{ name: location.altname || location.sc_name }}
                markup={{ of: ({ children }) => <span className={styles.of}>{children}</span> }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
