import type { Call } from '../../../contract/call.ts';

/** The name of a registry that asks for this title; '' if it can't be fetched, is closed, or doesn't ask for it. */
export async function attachedName(api: Call, registryId: number, eisbn: string): Promise<string> {
  const answer = await api('giftregistry/get', { gift_registry_id: registryId });
  if (!answer.ok) return '';
  const { title, items, is_closed } = answer.value.registry;
  return !is_closed && items.some((item) => item.title.eisbn === eisbn) ? title : '';
}
