interface Chosen {
  position: number;
  quantity: number;
}

/**
 * Copies of lines by their position, as the fields of copies-fields.tsx say; lines of none are left out. Null for a form without such
 * fields.
 */
export function chosenCopies(fields: FormData | URLSearchParams): Chosen[] | null {
  const typed = [...fields].flatMap(([name, value]) => {
    const [, position] = /^copies_(\d{1,4})$/.exec(name) ?? [];
    return position ? [{ position: Number(position), quantity: Math.floor(Number(value)) }] : [];
  });
  return typed.length > 0 ? typed.filter(({ quantity }) => quantity > 0) : null;
}
