import type { SpawnOptions } from 'node:child_process';

export function longWork(
  title: string,
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { step?: (out: string) => string },
): Promise<{ code: number; out: string }>;
