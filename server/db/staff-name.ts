/** SQL: the name of the person that a record names as 'staff 3'; any other text as it is. */
export const staffName = (column: string): string =>
  `coalesce((select s.name from staff s where s.id = substring(${column} from '^staff (\\d+)$')::int), ${column})`;
