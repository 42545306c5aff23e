import { createContext, use } from 'react';

/** On the server: the page's data blocks as HTML. */
export const DataBlocksOfPage = createContext('');

/** Always the same object: React writes an element's HTML again when it gets another one. */
const asSent = { __html: '' };

/** The data of the page's loaders, above the scripts that read it. React leaves it as the server sent it. */
export function DataBlocks() {
  const blocks = { __html: use(DataBlocksOfPage) };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, escaped (page-data.ts)
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={import.meta.env.SSR ? blocks : asSent} />
  );
}
