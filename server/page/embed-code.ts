import * as m from '../../messages/compiled/messages.js';
import type { Shop } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Store } from '../store/stores.ts';
import { blockSettings } from './block-settings.ts';

/** The foreign code of a block, by its id and its page's path; null without any. */
export async function embedCode(shop: Shop, store: Store, path: string, id: string): Promise<string | null> {
  const { embed, embed_url } = (await blockSettings(shop, store, path, id)) ?? {};
  if (typeof embed === 'string' && embed) return embed;
  return typeof embed_url === 'string' && embed_url ? frameOf(embed_url) : null;
}

/** `webAddress` has let nothing through that could end the attribute. */
const frameOf = (address: string) =>
  `<iframe src="${address.replaceAll('&', '&amp;')}" title="${escapeHtml(m.page_newsletter_label())}" style="width:100%;height:100vh;border:0;display:block"></iframe>`;
