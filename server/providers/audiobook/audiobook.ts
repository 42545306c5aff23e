/** What is looked for: one title, and the digital recordings of it that our own catalogue knows. */
export interface AudiobookQuery {
  eisbn: string;
  title: string;
  /** Main author, '' when unknown. */
  author: string;
  known: KnownAudiobook[];
  /** Addresses at the store's seller, with {isbn}, {title}, {author} and {text} to be filled in; '' = none. */
  links: { item_url: string; search_url: string };
}

export interface KnownAudiobook {
  isbn: string;
  title: string;
  narrators: string[];
  /** English name. */
  language: string;
  /** Higher is better known. */
  popularity: number;
}

export interface FoundAudiobook extends KnownAudiobook {
  url: string;
}

export interface AudiobookAnswer {
  /** In no certain order. */
  audiobooks: FoundAudiobook[];
  /** How many the seller has; may be more than it listed. */
  total: number;
  /** All of them at the seller, '' when there is no such page. */
  seeMoreUrl: string;
}

/** Looks up recordings at an audiobook seller. Throws when the seller cannot be asked. */
export interface AudiobookProvider {
  readonly name: string;
  find(query: AudiobookQuery): Promise<AudiobookAnswer>;
}
