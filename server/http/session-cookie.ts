import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hashToken, sessionDays } from '../session/sessions.ts';

const name = 'session_id';
/** Tells the page's own script that there is a session to ask for, and when it is another one; says nothing about whose. */
const markName = 'has_session';

export function sessionToken(c: Context): string {
  return getCookie(c, name) ?? '';
}

export function setSessionCookie(c: Context, token: string, secure: boolean): void {
  const common = { path: '/', maxAge: sessionDays * 86_400, sameSite: 'Lax', secure } as const;
  setCookie(c, name, token, { ...common, httpOnly: true });
  setCookie(c, markName, hashToken(`mark ${token}`).slice(0, 12), common);
}

export function forgetSessionCookie(c: Context): void {
  for (const each of [name, markName]) deleteCookie(c, each, { path: '/' });
}
