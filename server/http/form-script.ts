import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** True in the built shop, where every entry is one .js file in one folder. */
const built = import.meta.url.endsWith('.js');
const kept = new Map<string, Promise<string>>();

/** The text of storefront/payment-form/<provider>.entry.ts with all that it imports: built with the shop, or from source when it is first used. */
export function formScript(provider: string): Promise<string> {
  const text = kept.get(provider) ?? (built ? readBuilt(provider) : fromSource(provider));
  kept.set(provider, text);
  return text;
}

async function readBuilt(provider: string): Promise<string> {
  return readFileSync(new URL(`./payment-form/${provider}.entry.js`, import.meta.url), 'utf8').trim();
}

async function fromSource(provider: string): Promise<string> {
  const { build } = await import('esbuild');
  const source = new URL(`../../storefront/payment-form/${provider}.entry.ts`, import.meta.url);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
