import { isDeepStrictEqual } from 'node:util';
import type { GlobalContent } from '../../contract/global-content.ts';
import { readGlobalContent } from '../../contract/settings/read-global-content.ts';

/**
 * Global blocks with their dates (ENTITY-064), for storing. A block that was there before keeps its dates; one that replaces
 * another of its component keeps when that was created.
 */
export function datedContent(content: unknown, before: readonly GlobalContent[], now: Date): GlobalContent[] {
  const seconds = Math.floor(now.getTime() / 1000);
  const blocks = readGlobalContent(content);
  const gone = before.filter((known) => !blocks.some((block) => isSame(block, known)));
  return blocks.map((block) => {
    const { date_created, date_changed } = before.find((known) => isSame(block, known)) ?? {
      date_created: takeFirst(gone, block.component)?.date_created ?? seconds,
      date_changed: seconds,
    };
    return { ...block, date_created, date_changed };
  });
}

const isSame = (one: GlobalContent, other: GlobalContent) =>
  isDeepStrictEqual(
    { ...one, date_created: 0, date_changed: 0 },
    { ...other, date_created: 0, date_changed: 0 },
  );

function takeFirst(blocks: GlobalContent[], component: string): GlobalContent | undefined {
  const at = blocks.findIndex((block) => block.component === component);
  return at < 0 ? undefined : blocks.splice(at, 1)[0];
}
