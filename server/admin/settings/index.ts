import type { staffSettingsActions } from '../../../contract/admin/settings.ts';
import { staffSettings } from '../../store/staff-settings.ts';
import type { StaffHandlers } from '../context.ts';
import { save } from './save.ts';

export const staffSettingsHandlers = {
  'settings/getList': async ({ q, store }) => ({ settings: await staffSettings(q, store.id) }),
  'settings/save': save,
} satisfies StaffHandlers<keyof typeof staffSettingsActions>;
