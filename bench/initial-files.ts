import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Fetched {
  status: number;
  /** As they travelled. */
  bytes: Buffer;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A GET whose body is also kept as it travelled, which `fetch` does not show. */
export function fetchRaw(url: string, headers: Record<string, string> = {}): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const plain =
          encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
        const text = plain.toString('utf8');
        resolve({ status: response.statusCode ?? 0, bytes, text, headers: response.headers });
      });
    }).on('error', reject);
  });
}

export interface InitialFiles {
  scripts: string[];
  /** Sheets that are fetched. */
  styles: string[];
  /** The style that the page itself brings along (storefront/parts/page/page-sheets.tsx). */
  brought: string;
}

/**
 * The built files that a page loads before the reader does anything: what its HTML names (module preloads, scripts,
 * imports of the inline script, stylesheets) or brings along, and what those scripts import in turn. `import()` is later and not counted.
 */
export async function initialFiles(origin: string, html: string): Promise<InitialFiles> {
  const styles = tags(html, 'link').flatMap((tag) =>
    attribute(tag, 'rel') === 'stylesheet' && !tag.includes(' disabled=') ? [attribute(tag, 'href')] : [],
  );
  const named = [
    ...tags(html, 'link').flatMap((tag) =>
      attribute(tag, 'rel') === 'modulepreload' ? [attribute(tag, 'href')] : [],
    ),
    ...tags(html, 'script').map((tag) => attribute(tag, 'src')),
    ...[...html.matchAll(/<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/["']((?:\/admin)?\/assets\/[^"']+\.js)["']/g)].map(([, path = '']) => path),
    ),
  ];
  const scripts = new Set<string>();
  const waiting = named.filter((path) => path.endsWith('.js'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    scripts.add(path);
    const { text } = await fetchRaw(origin + path);
    for (const [, from = ''] of text.matchAll(
      /(?:^|[;}\n])(?:import|export)\b[^;'"(]*["']([^"']+\.js)["']/g,
    )) {
      waiting.push(new URL(from, `${origin}${path}`).pathname);
    }
  }
  const [, brought = ''] = /<style data-precedence="page">([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { scripts: [...scripts].sort(), styles: [...new Set(styles)].sort(), brought };
}

/** Bytes of these files together, compressed with gzip as they are sent. */
export async function gzipSize(origin: string, paths: readonly string[]): Promise<number> {
  let size = 0;
  for (const path of paths) {
    const { status, bytes } = await fetchRaw(origin + path, { 'accept-encoding': 'gzip' });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    size += bytes.length;
  }
  return size;
}

function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
