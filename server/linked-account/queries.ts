import type { Query } from '../db/db.ts';

export interface AccountRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  is_institution: boolean;
  /** Buys at the shop's former site, where there is one. */
  former_site: boolean;
}
const accountColumns = 'c.id, c.email, c.first_name, c.last_name, c.company, c.is_institution, c.former_site';

export async function findAccount(q: Query, id: number): Promise<AccountRow | undefined> {
  const [row] = await q.query<AccountRow>(
    `select ${accountColumns} from customer c where c.id = $1`,
    [id],
    'linked-account',
  );
  return row;
}

/** Institutions that let this customer buy for them. */
export function readParents(q: Query, childId: number): Promise<AccountRow[]> {
  return q.query<AccountRow>(
    `select ${accountColumns} from linked_account l join customer c on c.id = l.parent_id
     where l.child_id = $1 and c.is_institution order by c.company, c.id`,
    [childId],
    'linked-parents',
  );
}

/** The institution that asks with this link, while it can be followed. */
export async function findAsking(q: Query, linkId: number): Promise<AccountRow | undefined> {
  const [row] = await q.query<AccountRow>(
    `select ${accountColumns} from linked_account l join customer c on c.id = l.parent_id
     where l.id = $1 and c.is_institution`,
    [linkId],
    'linked-asking',
  );
  return row;
}

export interface ChildRow {
  id: number;
  email: string;
  pending: boolean;
  first_name: string | null;
  last_name: string | null;
  is_institution: boolean | null;
}

/** Who may buy for an institution and who was asked. Reveals nothing about an account before its owner agrees. */
export function readChildren(q: Query, parentId: number): Promise<ChildRow[]> {
  return q.query<ChildRow>(
    `select l.id, coalesce(c.email, l.email) as email, l.child_id is null as pending, c.first_name, c.last_name, c.is_institution
     from linked_account l left join customer c on c.id = l.child_id where l.parent_id = $1 order by l.id`,
    [parentId],
    'linked-children',
  );
}

/** Changes of one institution's links happen one after the other. */
export async function lockParent(q: Query, parentId: number): Promise<void> {
  await q.query('select id from customer where id = $1 for no key update', [parentId], 'linked-lock');
}

/** Creates the link or asks for it again; undefined when it has been agreed to already. */
export async function askLink(
  q: Query,
  link: { parentId: number; email: string; emailKey: string },
): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    `insert into linked_account (parent_id, email, email_key) select $1, $2, $3
     where not exists (select 1 from linked_account o join customer c on c.id = o.child_id
       where o.parent_id = $1 and c.email_key = $3)
     on conflict (parent_id, email_key) do update set requested_at = now() where linked_account.child_id is null
     returning id`,
    [link.parentId, link.email, link.emailKey],
    'linked-ask',
  );
  return row?.id;
}

/** False when this customer is linked there already, under another address. */
export async function agreeLink(q: Query, linkId: number, childId: number): Promise<boolean> {
  const rows = await q.query(
    `update linked_account l set child_id = $2, verified_at = now() where id = $1 and child_id is null
       and not exists (select 1 from linked_account o where o.parent_id = l.parent_id and o.child_id = $2)
     returning id`,
    [linkId, childId],
    'linked-agree',
  );
  return rows.length === 1;
}

/** What a link joined, once it is deleted; undefined when there was none. */
export interface Removed {
  parent_id: number;
  child_id: number | null;
}

export async function removeChild(q: Query, parentId: number, linkId: number): Promise<Removed | undefined> {
  const [row] = await q.query<Removed>(
    'delete from linked_account where parent_id = $1 and id = $2 returning parent_id, child_id',
    [parentId, linkId],
    'linked-remove-child',
  );
  return row;
}

export async function removeParent(
  q: Query,
  childId: number,
  parentId: number,
): Promise<Removed | undefined> {
  const [row] = await q.query<Removed>(
    'delete from linked_account where child_id = $1 and parent_id = $2 returning parent_id, child_id',
    [childId, parentId],
    'linked-remove-parent',
  );
  return row;
}

/** Sessions that bought for the institution buy for themselves again; the cart that was the institution's goes. */
export async function leaveParent(q: Query, { parent_id, child_id }: Removed): Promise<void> {
  await q.query(
    'update session set corp_id = null where customer_id = $1 and corp_id = $2',
    [child_id, parent_id],
    'linked-leave-sessions',
  );
  await q.query(
    'delete from cart where customer_id = $1 and corp_id = $2',
    [child_id, parent_id],
    'linked-leave-cart',
  );
}

/** `corpId` null: one's own account. */
export async function chooseCorp(q: Query, sessionId: number, corpId: number | null): Promise<void> {
  await q.query('update session set corp_id = $2 where id = $1', [sessionId, corpId], 'linked-choose');
}

export async function isAgreed(q: Query, linkId: number, childId: number): Promise<boolean> {
  const rows = await q.query(
    'select 1 from linked_account where id = $1 and child_id = $2',
    [linkId, childId],
    'linked-agreed',
  );
  return rows.length === 1;
}
