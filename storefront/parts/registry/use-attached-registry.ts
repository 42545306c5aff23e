import { useEffect, useState } from 'react';
import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import { call } from '../../http-call.ts';

interface Attached {
  id: number | undefined;
  /** '' until it is known. */
  name: string;
}

/**
 * The registry of `?registry=`. One that can't be fetched, is closed or doesn't ask for the title is cleared without a word
 * (REG-006, REG-007), as the cart does without JavaScript.
 */
export function useAttachedRegistry(registryId: number | undefined, eisbn: string): Attached {
  const [attached, setAttached] = useState<Attached>({ id: registryId, name: '' });
  useEffect(() => {
    setAttached({ id: registryId, name: '' });
    if (registryId === undefined) return;
    let isCurrent = true;
    call('giftregistry/get', { gift_registry_id: registryId }).then(
      (answer) => {
        const name = answer.ok && asksFor(answer.value.registry, eisbn) ? answer.value.registry.title : '';
        if (isCurrent) setAttached({ id: name ? registryId : undefined, name });
      },
      () => isCurrent && setAttached({ id: undefined, name: '' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [registryId, eisbn]);
  return attached;
}

function asksFor({ items, is_closed }: GiftRegistry, eisbn: string): boolean {
  return !is_closed && items.some((item) => item.title.eisbn === eisbn);
}
