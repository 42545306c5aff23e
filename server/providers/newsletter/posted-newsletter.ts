import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { type NewsletterProvider, type SignUp, said } from './newsletter.ts';

const patienceMs = 8000;
const mostBytes = 100_000;

/** Networks that no newsletter service lives in. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Reserved names (RFC 2606), used by demo shops: signing up there is only a demonstration. */
const reserved = /(^|\.)example(\.(com|net|org))?$/;

async function isPublic(hostname: string): Promise<boolean> {
  const found = await lookup(hostname, { all: true });
  return found.every(({ address }) => !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
}

/**
 * Posts sign-ups as the service's own form would. Mailchimp answers its `post-json` address with a message; of other services
 * the status counts, and a message where they answer with JSON. `reachable` is for tests.
 */
export function postedNewsletter(reachable = isPublic): NewsletterProvider {
  return {
    name: 'posted',
    async subscribe(url, fields) {
      try {
        const address = new URL(url);
        if (reserved.test(address.hostname)) return { ok: true, message: said.demonstration() };
        if (!(await reachable(address.hostname))) return { ok: false, message: said.failed() };
        const isMailchimp = /\/subscribe\/post(-json)?$/.test(address.pathname);
        const response = await (isMailchimp ? askMailchimp(address, fields) : post(address, fields));
        return read(await firstOf(response), response.ok);
      } catch {
        return { ok: false, message: said.failed() };
      }
    },
  };
}

const filled = (fields: SignUp) => Object.entries(fields).filter(([, value]) => value !== '');
const common = () => ({ redirect: 'manual' as const, signal: AbortSignal.timeout(patienceMs) });

function askMailchimp(address: URL, fields: SignUp): Promise<Response> {
  const asked = new URL(address);
  asked.pathname = asked.pathname.replace(/post$/, 'post-json');
  for (const [name, value] of [...filled(fields), ['c', 'answer']])
    asked.searchParams.set(name ?? '', value ?? '');
  return fetch(asked, common());
}

function post(address: URL, fields: SignUp): Promise<Response> {
  return fetch(address, { ...common(), method: 'POST', body: new URLSearchParams(filled(fields)) });
}

async function firstOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > mostBytes) break;
  }
  return text;
}

function read(text: string, isOk: boolean): { ok: boolean; message: string } {
  const json = /^\s*(?:\w+\()?(\{[\s\S]*\})\)?;?\s*$/.exec(text)?.[1];
  if (!json) return { ok: isOk, message: isOk ? said.thanks() : said.failed() };
  const answer = JSON.parse(json) as Record<string, unknown>;
  const ok = isOk && answer.result !== 'error' && answer.success !== false && !answer.error;
  const words = [answer.msg, answer.message, answer.error].find((m) => typeof m === 'string' && m) as
    | string
    | undefined;
  return { ok, message: plain(words ?? '') || (ok ? said.thanks() : said.failed()) };
}

/** '0 - Please enter a value' without number and markup. */
const plain = (words: string) =>
  words
    .replace(/^\d+ - /, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
