import type { Output } from '../../contract/actions.ts';
import { sessionAnswer } from '../account/session-answer.ts';
import { readCart } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { withList } from './own-list-answer.ts';

/** The list as it is now, and for pages that show what is in favourites the session (CALL-011). */
export async function withSession(
  ctx: Context,
  { list_id, return_session }: { list_id: number; return_session: boolean },
): Promise<Output<'titlelist/addItemToList'>> {
  const answer = await withList(ctx, list_id);
  if (!return_session) return answer;
  return { ...answer, session: await sessionAnswer(ctx, (await readCart(ctx)).cart) };
}
