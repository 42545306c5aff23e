import type { Call } from '../../../contract/call.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import type { TitleRow } from '../../../contract/title.ts';

/** The list that a shop shows on every page. */
export interface Banner {
  list_id: number;
  name: string;
  row_count: number;
  covers: Pick<TitleRow, 'eisbn' | 'cover_image_cache' | 'cover_ratio'>[];
}

/** As many covers as a wide window has room for. */
const mostCovers = 8;

/** null = the shop shows no list, or it is gone or empty (LIST-054, LIST-073). */
export async function loadBanner(api: Call, settings: SiteSettings): Promise<Banner | null> {
  const { persistent_banner_list_id: list_id, gated } = settings;
  if (!list_id || gated) return null;
  const answer = await api('titlelist/getItems', { list_id, limit: mostCovers });
  if (!answer.ok || answer.value.rows.length === 0) return null;
  const { list, rows, row_count } = answer.value;
  return {
    list_id,
    name: list.name,
    row_count,
    covers: rows.map(({ eisbn, cover_image_cache, cover_ratio }) => ({
      eisbn,
      cover_image_cache,
      cover_ratio,
    })),
  };
}
