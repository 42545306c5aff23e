import { z } from 'zod';
import { int, json } from '../form.ts';

/** Lines of an order by their position, from 1, and how many copies of each; without `quantity`, all that are left. */
export const linesOfOrder = json(
  z
    .array(z.object({ position: int(1, 100_000), quantity: int(1, 100_000).optional() }))
    .max(1000)
    .refine((lines) => new Set(lines.map((l) => l.position)).size === lines.length, 'a line comes twice'),
).default([]);
