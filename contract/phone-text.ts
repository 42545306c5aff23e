/** '(207) 555-0100' for ten digits, or eleven that begin with 1; any other number as it is. */
export function phoneText(digits: string): string {
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits;
}
