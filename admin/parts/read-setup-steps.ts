import type { AdminCall } from '../../contract/admin/call.ts';
import { valueFrom } from '../desk-load.ts';
import { type SetupStep, setupSteps } from './setup-steps.ts';

/** What the shop needs before it opens, and what of it is done; for those who may read settings. */
export async function readSetupSteps(api: AdminCall): Promise<SetupStep[]> {
  const { settings } = valueFrom(await api('settings/getList', {}));
  const { locations } = valueFrom(await api('location/getList', {}));
  return setupSteps({ settings, locations, state: valueFrom(await api('setup/getState', {})) });
}

/** What a shop can't open without. */
export const leftOf = (steps: readonly SetupStep[]): SetupStep[] =>
  steps.filter(({ isDone, isOptional }) => !isDone && !isOptional);

/** The first step that isn't done; undefined for a shop that is ready, and for those who may not set it up. */
export async function nextSetupStep(api: AdminCall): Promise<SetupStep | undefined> {
  const { permissions } = valueFrom(await api('staff/me', {}));
  if (!permissions.includes('settings:write')) return undefined;
  return leftOf(await readSetupSteps(api))[0];
}
