import { createContext, use } from 'react';
import { Links } from 'react-router';

/** A style sheet of the page, with its text. */
export interface PageSheet {
  /** As the router's manifest has it: '/assets/browse-1a2b.css', with '#' at its end where routes share the sheet. */
  href: string;
  text: string;
}

/** The sheets that a page brings along; null in browsers and in development. */
export const SheetsOfPage = createContext<readonly PageSheet[] | null>(null);

/**
 * The page's style sheets. A built page has their text in its HTML: on a phone the first line appears one round trip
 * earlier than with files. It names the files as well, without fetching them: the browser's side of the router and of the
 * bundler look there for the sheets that a page has already.
 */
export function PageSheets() {
  // The browser's code does without the rest.
  const sheets = import.meta.env.SSR ? use(SheetsOfPage) : null;
  if (!sheets) return <Links />;
  const text = sheets.map((sheet) => sheet.text).join('');
  return (
    <>
      {/* React skips an element with this attribute when it hydrates the head, and keeps it when it draws the head again. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sheets of the build */}
      <style data-precedence="page" dangerouslySetInnerHTML={{ __html: text }} />
      {namesOf(sheets).map((href) => (
        <link key={href} rel="stylesheet" href={href} {...notFetched} />
      ))}
    </>
  );
}

/** React's types do not know the attribute of links. */
const notFetched = { disabled: true };

/** The bundler looks for a shared sheet without the router's '#'. */
function namesOf(sheets: readonly PageSheet[]): string[] {
  return sheets.flatMap(({ href }) => (href.endsWith('#') ? [href, href.slice(0, -1)] : [href]));
}

/** The sheets of these routes, each once; null when the text of one is not known, so that the browser fetches them all. */
export function sheetsOf(
  routes: readonly ({ css?: string[] | undefined } | undefined)[],
  texts: ReadonlyMap<string, string>,
): PageSheet[] | null {
  const sheets: PageSheet[] = [];
  for (const href of new Set(routes.flatMap((route) => route?.css ?? []))) {
    const text = texts.get(href.replace(/#$/, ''));
    if (text === undefined) return null;
    sheets.push({ href, text });
  }
  return sheets;
}
