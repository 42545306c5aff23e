/** What a drawn cover needs to know about an edition. Empty lists and missing fields are fine. */
export interface CoverFacts {
  /** ISBN-13; the same ISBN always gets the same cover, and another edition of the work another one. */
  isbn: string;
  title: string;
  subtitle?: string;
  /** Names as printed, in order of importance. */
  authors: string[];
  series?: string;
  series_number?: string;
  /** Trade wording or an ONIX list 150 code: 'Hardcover', 'Mass Market', 'BB' … It decides the proportions. */
  binding?: string;
  /** Plain text or HTML; its opening helps to tell what the book is of. */
  description?: string;
  /** Thema codes, most important first: with the words they decide motif and layout. */
  subjects: string[];
  /** 'General', 'Young Adult', 'Children' … */
  audience?: string;
  publisher?: string;
}
