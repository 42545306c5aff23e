/** ONIX list 17 codes that are not the author, as a title page says them. */
const words: Record<string, string> = {
  A02: 'with',
  A12: 'illustrated by',
  A13: 'photographs by',
  A14: 'text by',
  A15: 'preface by',
  A19: 'afterword by',
  A22: 'epilogue by',
  A23: 'foreword by',
  A24: 'introduction by',
  A36: 'cover by',
  B01: 'edited by',
  B02: 'revised by',
  B05: 'adapted by',
  B06: 'translated by',
  B09: 'series edited by',
  B10: 'edited and translated by',
  B11: 'edited by',
  B15: 'edited by',
  C01: 'compiled by',
  E03: 'narrated by',
  E07: 'read by',
};

export function roleWords(code: string): string {
  return words[code] ?? 'with';
}
