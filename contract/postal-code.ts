/** As it is typed, so it is shown: 'k1a0b1' becomes 'K1A 0B1', '123456789' becomes '12345-6789' (ADDRESS-012). */
export function formatPostalCode(code: string, country: string): string {
  const plain = code.normalize('NFKC').trim().toUpperCase();
  const bare = plain.replace(/[\s-]/g, '');
  if (country === 'CA' && /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare)) return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  if (country === 'US' && /^\d{9}$/.test(bare)) return `${bare.slice(0, 5)}-${bare.slice(5)}`;
  return plain;
}
