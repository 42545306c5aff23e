import type { Query } from '../db/db.ts';

export interface BookRow {
  id: number;
  eisbn: string;
  title: string;
  author: string;
  is_giftcard: boolean;
}

const columns = 't.id, t.eisbn, t.title, t.author, t.is_giftcard';

/** The books with these numbers; unknown and deleted ones are missing. */
export function readBooks(q: Query, eisbns: readonly string[]): Promise<BookRow[]> {
  return q.query<BookRow>(
    `select ${columns} from title t where t.eisbn = any((select $1::text[])::text[]) and t.deleted_at is null`,
    [eisbns],
    'list-import-books',
  );
}

/** These titles, but no gift cards. */
export function readBooksById(q: Query, ids: readonly number[]): Promise<BookRow[]> {
  return q.query<BookRow>(
    `select ${columns} from title t
     where t.id = any((select $1::int[])::int[]) and t.deleted_at is null and not t.is_giftcard`,
    [ids],
    'list-import-near',
  );
}
