import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the renderer writes, made ready for a slow line. */
export type Dress = (html: string) => string;

const sheet = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/**
 * A page brings its style along: on a phone the first line is drawn one round trip earlier than with files, which is half the
 * wait. Its files stay named, as sheets that are not fetched, for the browser's side of the router and of the bundler look
 * there for what a page has already. Scripts come after pictures and letters: pages work without them.
 *
 * `folder`: the browser's files of the build (`build/client`).
 */
export function dressPage(folder: string): Dress {
  const sheets = new Map<string, string>();
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (name.endsWith('.css'))
      sheets.set(`/assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8'));
  }
  return (html) => {
    const end = html.indexOf('</head>');
    if (end < 0) return html;
    const head = html.slice(0, end);
    const styles = [...head.matchAll(sheet)].map(([, path = '']) => sheets.get(path));
    if (styles.length === 0 || styles.includes(undefined)) return html;
    // With this attribute React takes the element for nobody's and passes over it (its own style stands further on).
    let all = `<style data-precedence="page">${styles.join('')}</style>`;
    const dressed = head
      .replace(sheet, (link) => {
        const named = link.replace('/>', ' disabled=""/>');
        // The router marks sheets that several pages share with '#'; the bundler asks for them without.
        const without = named.includes('#') ? named.replace('#', '') : '';
        const before = all;
        all = '';
        return before + named + without;
      })
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
    return dressed + html.slice(end);
  };
}
