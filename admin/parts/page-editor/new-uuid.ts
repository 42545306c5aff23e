/** A random UUID, also where the shop is opened without HTTPS: there browsers don't offer `randomUUID`. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    if (i === 6) return (byte & 15) | 64;
    return i === 8 ? (byte & 63) | 128 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
