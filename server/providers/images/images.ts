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
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export const isImageKey = (key: string): boolean => /^[\w-]+(?:[/.][\w-]+)*$/.test(key);

/** Throws on a key that could leave the store. */
export function checkKey(key: string): string {
  if (!isImageKey(key)) throw new Error(`not an image key: ${key.slice(0, 80)}`);
  return key;
}
