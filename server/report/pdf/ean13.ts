/** Left-hand digits with odd parity; even parity is their mirrored complement, right-hand digits their complement (GS1 §5.2.1). */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const complement = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
const mirrored = (bits: string) => [...bits].reverse().join('');

/** Which of the six left-hand digits have even parity, by the first digit. */
const even = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ');

/** The 95 modules of the bar code of an ISBN, '1' for a bar; null when its check digit is wrong. */
export function ean13(isbn: string): string | null {
  const digits = [...isbn].map(Number);
  const sum = digits.reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
  if (!/^\d{13}$/.test(isbn) || sum % 10 !== 0) return null;
  const [first = 0, ...rest] = digits;
  const left = rest.slice(0, 6).map((digit, i) => {
    const bits = odd[digit] ?? '';
    return even[first]?.[i] === '1' ? mirrored(complement(bits)) : bits;
  });
  const right = rest.slice(6).map((digit) => complement(odd[digit] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}
