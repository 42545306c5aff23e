import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { Query } from '../../db/db.ts';

type Computed = 'has_legal_gaps' | 'takes_cards' | 'sends_mail';
type Stored = Omit<AdminOutput<'setup/getState'>, Computed> & { legal_text: string };

/** What a store has to sell and how it sells it. `legalPaths`: the pages that `legal_text` is of. */
export async function readSetup(q: Query, storeId: number, legalPaths: readonly string[]): Promise<Stored> {
  const [row] = await q.query<Stored>(
    `select exists (select from title where deleted_at is null) as has_titles,
       exists (select from stock s join location l on l.id = s.location_id
               where l.store_id = $1 and s.on_hand > 0) as has_stock,
       exists (select from tax_rate where store_id = $1) as has_tax_rates,
       exists (select from shipping_rate where store_id = $1) as has_shipping_rates,
       exists (select from page where store_id = $1 and path = '/terms-conditions') as has_terms,
       exists (select from page where store_id = $1 and path = '/privacy-policy') as has_privacy_policy,
       coalesce((select string_agg(blocks::text, ' ') from page where store_id = $1
                 and path = any($2::text[])), '') as legal_text,
       exists (select from look_version where store_id = $1) as has_look`,
    [storeId, legalPaths],
    'desk-setup',
  );
  if (!row) throw new Error('the database answered nothing');
  return row;
}
