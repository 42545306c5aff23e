export interface SourceFile {
  /** From the root of the repository. */
  path: string;
  source: string;
}
export function sqlOutOfPlace(file: SourceFile): string[];
export function circleOf(files: SourceFile[]): string[] | undefined;
