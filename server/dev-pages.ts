import type { Env } from './env.ts';

/** Pages for those who build the shop: where no mail server and no public address are set, or on request. */
export function devPages({ env }: { env: Env }): boolean {
  return env.DEV_PAGES ?? (env.SMTP_URL === '' && env.BASE_URL === '');
}
