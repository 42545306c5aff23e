import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts the style sheets of a page, as the renderer wrote it, into its HTML. */
export type InlineStyles = (html: Buffer) => Buffer;

export const asRendered: InlineStyles = (html) => html;

const script = /<link rel="modulepreload"[^>]*>/g;
const sheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/**
 * A page brings its style along: on a phone the first line is drawn one round trip earlier than with files, which is half the
 * wait. Its files stay named, as sheets that are not fetched, for the browser's side of the router and of the bundler look
 * there for what a page has already. Scripts come after pictures and letters, for pages work without them: their names stand
 * at the end, for a browser asks for what it reads of before it draws.
 *
 * `folder`: the browser's files of the build (`build/client`).
 */
export function inlineStyles(folder: string): InlineStyles {
  const sheets = new Map<string, Buffer>();
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (name.endsWith('.css')) sheets.set(`/assets/${name}`, readFileSync(join(folder, 'assets', name)));
  }
  return (html) => {
    const end = html.indexOf('</head>');
    // Byte for byte: only what the build wrote is looked for, and it is ASCII.
    const head = html.toString('latin1', 0, Math.max(0, end));
    const links = [...head.matchAll(sheet)];
    const styles = links.flatMap(([, path = '']) => sheets.get(path) ?? []);
    if (links.length === 0 || styles.length < links.length) return html;
    const first = links[0]?.index ?? 0;
    const scripts = head.match(script) ?? [];
    const foot = html.lastIndexOf('</body>');
    return Buffer.concat([
      latin(head.slice(0, first).replaceAll(script, '')),
      // The attribute makes React ignore the element (its own style comes later).
      latin('<style data-precedence="page">'),
      ...styles,
      latin('</style>'),
      latin(head.slice(first).replaceAll(script, '').replace(sheet, named)),
      html.subarray(end, foot),
      latin(scripts.map(later).join('')),
      html.subarray(foot),
    ]);
  };
}

const latin = (text: string) => Buffer.from(text, 'latin1');

const later = (link: string) => link.replace('<link ', '<link fetchpriority="low" ');

function named(link: string): string {
  const off = link.replace('/>', ' disabled=""/>');
  // The router marks sheets that several pages share with '#'; the bundler asks for them without.
  return off.includes('#') ? off + off.replace('#', '') : off;
}
