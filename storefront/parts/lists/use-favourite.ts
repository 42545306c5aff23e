import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { inTurn } from '../../in-turn.ts';
import { failedHere } from '../../page-submit.ts';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { listRefusal } from './list-refusal.ts';
import { forgetFavourite, isWaiting } from './waiting-favourite.ts';

/** 'Favorite' where the shop is American (FAV-002): input of its messages. */
export function useSpelling(): string {
  return String(useSettings().store_info.is_american);
}

/** Shared by all titles of the page: each answer brings the whole list, and an older one must not come last. */
const take = inTurn();

/** Whether a title is in the customer's favourites, and the calls that change it (FAV-006, FAV-007). */
export function useFavourite(eisbn: string, title: string) {
  const { session, setWishlist } = useSession();
  const { show } = useToasts();
  const american = useSpelling();
  const [pending, setPending] = useState(false);
  const list_id = session?.wishlist_id ?? null;
  const isIn = session?.wishlist?.rows.some((row) => row.eisbn === eisbn) ?? false;

  async function change(name: 'titlelist/addItemToList' | 'titlelist/removeItemFromList', done: string) {
    if (list_id === null || pending) return;
    setPending(true);
    const answer = await take(() => call(name, { list_id, eisbn, return_session: true }).catch(failedHere));
    setPending(false);
    if ('ok' in answer && answer.ok) {
      setWishlist(answer.value.session?.wishlist ?? null);
      show({ tone: 'success', message: done, isOfPage: true });
    } else {
      show({ tone: 'error', message: 'ok' in answer ? listRefusal(answer).error : (answer.sentence ?? '') });
    }
  }
  const add = () => change('titlelist/addItemToList', m.lists_favourite_added({ american, title }));
  const remove = () => change('titlelist/removeItemFromList', m.lists_favourite_removed({ american, title }));

  // A guest pressed the button, and has logged in since.
  const addWaiting = useEffectEvent(() => {
    if (!isWaiting(eisbn)) return;
    forgetFavourite();
    if (!isIn) void add();
  });
  useEffect(() => {
    if (list_id !== null) addWaiting();
  }, [list_id]);

  return { isCustomer: list_id !== null, listId: list_id, isIn, pending, add, remove };
}
