/**
 * Where image files are kept. Keys are paths of letters, digits, '-', '_', '.' and '/': 'covers/9780000000002.svg',
 * 'sized/9780000000002/a1b2/320.avif'.
 */
export interface ImageStore {
  readonly name: string;
  /** The file's bytes, or null if it does not exist. Throws when the store cannot be reached. */
  read(key: string): Promise<Buffer | null>;
  /** Whether the file exists. Throws when the store cannot be reached. */
  has(key: string): Promise<boolean>;
  /** Writes the whole file or nothing. Throws when the store cannot be reached, or is full. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Does nothing when the file doesn't exist. Throws when the store cannot be reached. */
  delete(key: string): Promise<void>;
}

export const isImageKey = (key: string): boolean => /^[\w-]+(?:[/.][\w-]+)*$/.test(key);

/** Throws on a key that could leave the store. */
export function checkKey(key: string): string {
  if (!isImageKey(key)) throw new Error(`not an image key: ${key.slice(0, 80)}`);
  return key;
}
