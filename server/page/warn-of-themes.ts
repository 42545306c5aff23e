import { themeFaults } from '../../storefront/theme/theme-faults.ts';
import type { Shop } from '../context.ts';

/** Writes into the log what `handsell theme check` would find, for the owner who starts the shop and never asks. */
export function warnOfThemes({ stores, log }: Pick<Shop, 'stores' | 'log'>): void {
  for (const { webstoreName: store, settings } of stores.all()) {
    const faults = themeFaults(settings.styles.theme, settings.styles.font_pair);
    if (faults.length > 0) log.warn({ store, faults }, 'the theme of a store has faults');
  }
}
