/** What a person said of an uploaded file; what is absent is guessed. */
export interface Choices {
  kind?: 'books' | 'copies';
  /** Header and field of columns that were guessed wrong; absent: as the store's last file had them. */
  columns?: [string, string][];
  /** ISO 4217, of prices that name none. */
  currency?: string;
  /** Of rows of a list of copies that name no location. */
  location_id?: number;
}
