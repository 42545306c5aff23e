import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deviceDays } from '../account/known-device.ts';
import type { StaffCaller } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { clientAddress } from './client-address.ts';
import { addressOf, isSecure } from './request-facts.ts';

/**
 * No link from another site brings them, and no script reads them. A script on a page of the shop could still call the back
 * office with them: what runs there is the owner's choice (contract/paths.ts).
 */
const path = '/admin';
/** Lives as long as the browser is open. */
const sessionCookie = 'staff_session';
/** Opens nothing: tries from a browser that carries it are counted apart. */
const deviceCookie = 'staff_browser';

/** Who calls the back office, at which store; undefined where no store answers. */
export function staffCallerOf(c: Context, shop: Shop): StaffCaller | undefined {
  const store = shop.stores.byHost(c.req.header('host') ?? '');
  if (!store) return undefined;
  return {
    store,
    token: getCookie(c, sessionCookie) ?? '',
    address: clientAddress(addressOf(c, shop)),
    agent: c.req.header('user-agent') ?? '',
    device: getCookie(c, deviceCookie) ?? '',
  };
}

/** Sends the cookies that a call has set. */
export function sendStaffCookies(c: Context, shop: Shop, { newToken, newDevice }: StaffCaller): void {
  const secure = isSecure(c, shop) || shop.env.BASE_URL.startsWith('https:');
  const kept = { path, secure, httpOnly: true, sameSite: 'Strict' } as const;
  if (newToken === '') deleteCookie(c, sessionCookie, { path, secure });
  else if (newToken !== undefined) setCookie(c, sessionCookie, newToken, kept);
  if (newDevice !== undefined)
    setCookie(c, deviceCookie, newDevice, { ...kept, maxAge: deviceDays * 86_400 });
}
