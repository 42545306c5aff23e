import { useEffect, useState } from 'react';
import { call } from '../../http-call.ts';

/**
 * The registry of `?registry=`, its name '' until it is known. One that can't be fetched, is closed or doesn't ask for the title
 * is cleared without a word (REG-006, REG-007), as the cart does without JavaScript.
 */
export function useAttachedRegistry(registryId: number | undefined, eisbn: string) {
  const [name, setName] = useState<string | null>('');
  useEffect(() => {
    setName('');
    if (registryId === undefined) return;
    let isCurrent = true;
    // Few pages have one.
    import('./attached-name.ts')
      .then(({ attachedName }) => attachedName(call, registryId, eisbn))
      .catch(() => '')
      .then((found) => isCurrent && setName(found || null));
    return () => {
      isCurrent = false;
    };
  }, [registryId, eisbn]);
  return { id: name === null ? undefined : registryId, name };
}
