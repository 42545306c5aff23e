export interface SourceFile {
  path: string;
  text: string;
}
export interface Row {
  id: string;
  area: string;
  statement: string;
}
export interface AreaCounts {
  area: string;
  state: string | undefined;
  rows: number;
  tested: number;
  untested: string[];
  /** Rows of `untested` that product code names. */
  onlyInProduct: string[];
}
export function codesIn(text: string, areas: Set<string>): Set<string>;
export function readRows(tsv: string): Row[];
export function readStates(markdown: string): Map<string, string>;
export function readBaseline(text: string): Set<string>;
export function compare(input: {
  rows: Row[];
  states: Map<string, string>;
  baseline: Set<string>;
  tests: SourceFile[];
  product: SourceFile[];
}): {
  perArea: AreaCounts[];
  tested: string[];
  lost: string[];
  added: string[];
  unknown: { code: string; paths: string[] }[];
  withoutState: string[];
  stateWithoutRows: string[];
};
