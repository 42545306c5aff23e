import { refuse } from '../call/refusal.ts';
import { heldBefore, holdVersion, type RowVersion } from '../call/row-version.ts';
import { unlessTaken } from '../call/unless-taken.ts';
import type { Query } from '../db/db.ts';
import { idOfWritten } from '../db/lock-row.ts';
import { checkPromotion, type PromotionContent } from './check-promotion.ts';
import { findInCatalogue, holdList, readStaffPromotions, type StaffPromotion } from './queries.ts';

/**
 * Writes a promotion of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was,
 * null for a new one, and its id.
 *
 * @throws the refusals of `checkPromotion` and `holdVersion`, `code_taken`, `unknown_list`, `unknown_subject` and
 * `unknown_format`.
 */
export async function savePromotion(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  given: PromotionContent,
): Promise<{ before: StaffPromotion | null; id: number }> {
  const before = await heldBefore(which, (held) => heldPromotion(q, storeId, held));
  const promotion = await knownScope(q, storeId, checkPromotion(given));
  const { code } = promotion;
  const written = before ? update(q, storeId, before, promotion) : insert(q, storeId, promotion);
  const taken = refuse('code_taken', `Another promotion has the code ${code}.`);
  const rows = await unlessTaken(written, taken);
  return { before, id: await idOfWritten(q, 'promotion', rows, before ? null : which) };
}

/** Deletes a promotion of a store and returns it. Placed orders keep their discounts. Throws the refusals of `holdVersion`. */
export async function deletePromotion(q: Query, storeId: number, which: RowVersion): Promise<StaffPromotion> {
  const before = await heldPromotion(q, storeId, which);
  await q.query(
    'delete from promotion where id = $1 and store_id = $2',
    [before.id, storeId],
    'promotion-delete',
  );
  return before;
}

const heldPromotion = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(
    q,
    'promotion',
    { storeId, id, version },
    async () => (await readStaffPromotions(q, storeId, id))[0],
  );

/** With the list of this store, or the spelling of the catalogue. */
async function knownScope(q: Query, storeId: number, promotion: PromotionContent): Promise<PromotionContent> {
  const { applies_to, list_id, value } = promotion;
  if (applies_to === 'list' && list_id !== null && !(await holdList(q, storeId, list_id))) {
    throw refuse('unknown_list', 'This store doesn’t have that list.');
  }
  if (applies_to !== 'subject' && applies_to !== 'format') return promotion;
  const known = await findInCatalogue(q, applies_to, value);
  if (known !== undefined) return { ...promotion, value: known };
  throw applies_to === 'subject'
    ? refuse('unknown_subject', `No book in the catalogue has the subject code ${value}.`)
    : refuse('unknown_format', `No book in the catalogue has the format ${value}.`);
}

function insert(q: Query, storeId: number, promotion: PromotionContent): Promise<{ id: number }[]> {
  return q.query<{ id: number }>(
    `insert into promotion (store_id, name, code, type, percent, amount, buy, get, applies_to, list_id, value, minimum,
       starts_at, ends_at, once_per_customer, max_uses, combinable)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, nullif($13, '')::timestamp, nullif($14, '')::timestamp,
       $15, $16, $17) returning id`,
    [storeId, ...columnsOf(promotion)],
    'promotion-insert',
  );
}

function update(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  promotion: PromotionContent,
): Promise<{ id: number }[]> {
  return q.query<{ id: number }>(
    `update promotion set name = $4, code = $5, type = $6, percent = $7, amount = $8, buy = $9, get = $10, applies_to = $11,
       list_id = $12, value = $13, minimum = $14, starts_at = nullif($15, '')::timestamp,
       ends_at = nullif($16, '')::timestamp, once_per_customer = $17, max_uses = $18, combinable = $19,
       version = version + 1
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, ...columnsOf(promotion)],
    'promotion-update',
  );
}

const columnsOf = (promotion: PromotionContent) => [
  promotion.name,
  promotion.code,
  promotion.type,
  promotion.percent,
  promotion.amount,
  promotion.buy,
  promotion.get,
  promotion.applies_to,
  promotion.list_id,
  promotion.value,
  promotion.minimum,
  promotion.starts_at,
  promotion.ends_at,
  promotion.once_per_customer,
  promotion.max_uses,
  promotion.combinable,
];
