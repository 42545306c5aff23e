export interface TestFile {
  path: string;
  text: string;
}

export function nearTests(changed: readonly string[], tests: readonly TestFile[]): string[];
