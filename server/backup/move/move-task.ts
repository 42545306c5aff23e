/** A move of the installation to PostgreSQL that someone asks for. */
export interface MoveTask {
  kind: 'move';
  /** The address of the new database, with its password. */
  url: string;
  staffId: number;
}

/** What may be shown and logged of an address: 'db.example.com/shop'. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
