/** 'Ada Marsh'; the company when no name is given. */
export function nameOf(row: { first_name: string; last_name: string; company: string }): string {
  return `${row.first_name} ${row.last_name}`.trim() || row.company;
}
