/** A piece of a file that is written while the database is read: no more than a page of rows is in memory. */
export interface ExportPart {
  /** To append to the file. */
  text: string;
  /** Titles or lines of stock in `text`, for a progress bar; 0 for the beginning and the end of a file. */
  rows: number;
}
