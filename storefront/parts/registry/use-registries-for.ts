import { useCallback, useEffect, useState } from 'react';
import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { failedHere } from '../../page-submit.ts';

/** How many copies of a title a registry asks for. */
export function copiesIn({ items }: GiftRegistry, eisbn: string): number {
  return items.find((item) => item.title.eisbn === eisbn)?.qty_requested ?? 0;
}

/** The reader's registries as a dropdown has them; those that are closed are left out. */
export function useRegistriesFor(eisbn: string) {
  const { show } = useToasts();
  const [registries, setRegistries] = useState<GiftRegistry[] | null>(null);
  const [problem, setProblem] = useState('');
  /** The registry that is being added to. */
  const [pending, setPending] = useState<number | null>(null);
  /** For screen readers: what is outside of an open panel is hidden from them, toasts as well. */
  const [said, setSaid] = useState('');

  const load = useCallback(async () => {
    setProblem('');
    const answer = await call('giftregistry/getAll', { show_items: true }).catch(failedHere);
    if (!('ok' in answer)) setProblem(answer.sentence ?? '');
    else if (answer.ok) setRegistries(answer.value.registries.filter((one) => !one.is_closed));
    else setProblem(answer.error);
  }, []);
  useEffect(() => void load(), [load]);

  async function add({ gift_registry_id, title }: GiftRegistry): Promise<void> {
    setPending(gift_registry_id);
    setProblem('');
    const answer = await call('giftregistry/addItem', { gift_registry_id, eisbn }).catch(failedHere);
    setPending(null);
    if (!('ok' in answer)) return setProblem(answer.sentence ?? '');
    if (!answer.ok) return setProblem(answer.error);
    const { registry } = answer.value;
    setRegistries(
      (now) => now?.map((one) => (one.gift_registry_id === gift_registry_id ? registry : one)) ?? null,
    );
    const message = m.registry_added_to({ name: title });
    show({ tone: 'success', message });
    setSaid(message);
  }
  return { registries, problem, pending, said, load, add };
}
