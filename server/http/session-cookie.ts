import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deviceDays } from '../account/known-device.ts';
import type { Caller } from '../call/dispatch.ts';
import { hashToken, sessionDays } from '../call/sessions.ts';

const name = 'session_id';
/** Tells the page's own script that there is a session to ask for, and when it is another one; says nothing about whose. */
const markName = 'has_session';
const deviceName = 'known_browser';
const day = 86_400;

export function sessionToken(c: Context): string {
  return getCookie(c, name) ?? '';
}

/** Identifies the browser at login; it outlives the session and grants no access. */
export function deviceCookie(c: Context): string {
  return getCookie(c, deviceName) ?? '';
}

/** Sends what calls of this request have made: a session, a browser that is known. */
export function setCookies(c: Context, caller: Caller, secure: boolean): void {
  const { token, device = '' } = caller;
  const common = { path: '/', sameSite: 'Lax', secure } as const;
  if (caller.tokenIsNew) {
    const kept = { ...common, maxAge: sessionDays * day };
    setCookie(c, name, token, { ...kept, httpOnly: true });
    setCookie(c, markName, hashToken(`mark ${token}`).slice(0, 12), kept);
  }
  if (caller.deviceIsNew) {
    setCookie(c, deviceName, device, { ...common, maxAge: deviceDays * day, httpOnly: true });
  }
}

export function forgetSessionCookie(c: Context): void {
  for (const each of [name, markName]) deleteCookie(c, each, { path: '/' });
}
