import { type ComponentType, useEffect, useState } from 'react';
import type { SiteSettings } from '../../../contract/store.ts';
import { keepLoading } from '../../../ui/load-code.ts';
import { useSettings } from '../session/use-settings.ts';

/** Whether the shop counts its visits at all: most do not, and then nothing of this is loaded. */
function isTracked({ store_info: store, custom_head, gated }: SiteSettings): boolean {
  return !gated && Boolean(store.google_analytics_code || store.facebook_pixel_id || custom_head);
}

/** Analytics, pixel and the shop's own scripts (APP-045..047), fetched when the page has come to life. */
export function Tracking() {
  const tracked = isTracked(useSettings());
  const [Tracker, setTracker] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!tracked) return;
    void keepLoading(() => import('./tracker.tsx')).then(({ Tracker }) => setTracker(() => Tracker));
  }, [tracked]);
  return Tracker && <Tracker />;
}
