import type { CSSProperties } from 'react';
import { chromeData } from '../../contract/chrome-data.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { textPreset } from './presets.ts';

/**
 * The look of the menu bar's words: its text preset (CHROME-024), over which its own size, spacing and capitals win where the
 * shop has set them.
 */
export function navStyle({ global_content }: Pick<SiteSettings, 'global_content'>) {
  const nav = chromeData(global_content, 'nav_bar');
  const preset = textPreset(typeof nav.text_preset === 'number' ? nav.text_preset : null);
  const own = (name: string, value: string) =>
    'data-text' in preset && nav[name] !== undefined ? value : undefined;
  const style: CSSProperties = {
    fontSize: own('font_size', 'var(--nav-size)'),
    letterSpacing: own('letter_spacing', 'var(--nav-tracking)'),
    textTransform: own('transform', 'var(--nav-transform)') as CSSProperties['textTransform'],
    color: own('text_colour', 'var(--nav-ink)'),
  };
  return { preset, style };
}
