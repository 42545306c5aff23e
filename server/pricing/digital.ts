export interface Binding {
  /** Trade wording: 'eBook', 'Digital Audio', 'Hardcover' … */
  binding: string;
}

/** Bindings of files. The names are those that imports give (server/import/read/onix/form-names.ts, csv/bindings.ts). */
export const digitalBindings = { eBook: 'ebook', 'Digital Audio': 'audiobook' } as const;

export type DigitalKind = '' | 'ebook' | 'audiobook';

/** What a title is when it is only a file, '' for everything that stands on a shelf. */
export function digitalKind({ binding }: Binding): DigitalKind {
  return Object.hasOwn(digitalBindings, binding) ? digitalBindings[binding as 'eBook'] : '';
}
