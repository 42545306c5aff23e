import type { Title } from '../../contract/title.ts';
import type { SubjectPath } from './queries.ts';

/** Each subject of a title with the path from its topmost ancestor down to itself. */
export function subjectsOf(paths: readonly SubjectPath[]): Title['subjects'] {
  const byId = new Map(paths.map((p) => [p.id, p]));
  return paths
    .filter((p) => p.position !== null)
    .filter((p, i, all) => all.findIndex((o) => o.id === p.id) === i)
    .map((p) => ({ id: p.id, subject: p.heading, sub_labels: ancestry(p, byId) }));
}

function ancestry(subject: SubjectPath, byId: Map<number, SubjectPath>): { id: number; label: string }[] {
  const path: { id: number; label: string }[] = [];
  // A feed that makes a subject its own ancestor must not hang the page.
  const seen = new Set<number>();
  for (let at: SubjectPath | undefined = subject; at && !seen.has(at.id); at = byId.get(at.parent_id ?? 0)) {
    seen.add(at.id);
    path.unshift({ id: at.id, label: at.heading });
  }
  return path;
}
