import { staffSettings } from '../../store/staff-settings.ts';
import type { Undo } from '../undo/undo.ts';
import { save } from './save.ts';

const savedSettings: Undo = {
  about: 'part',
  async find(ctx) {
    const settings = await staffSettings(ctx.q, ctx.store.id);
    const shown = settings.filter(({ is_secret }) => !is_secret);
    const now = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
    return {
      values: now,
      write(values) {
        const seen = Object.fromEntries(Object.keys(values).map((name) => [name, now[name]]));
        return save(ctx, { values, seen });
      },
    };
  },
};

export const settingsUndos = { 'settings/save': savedSettings };
