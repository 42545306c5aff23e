export interface SourceFile {
  /** From the root of the repository. */
  path: string;
  source: string;
}
export function misplacedSql(file: SourceFile): string[];
export function circleOf(files: SourceFile[]): string[] | undefined;
