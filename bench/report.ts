import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, totalmem } from 'node:os';
import { calibrate } from './calibrate.ts';

/** One measured thing. Several values (p50 / p95) each have their own limit. */
export interface Row {
  what: string;
  values: number[];
  unit: string;
  /** From architecture §6, null = none for this value; absent = no budget, the figure is for information. */
  limits?: readonly (number | null)[] | undefined;
  /** True when more is better. */
  atLeast?: boolean;
  /** Processor milliseconds per call; tells a slow shop from a busy machine. */
  cpu?: number | undefined;
}

export interface Result {
  /** Name of the file in bench/results. */
  name: string;
  title: string;
  /** What was measured on: engine, number of titles … */
  setup: Record<string, string | number>;
  rows: Row[];
}

/** Prints the table and keeps it as bench/results/<name>.json. */
export function report({ name, title, setup, rows }: Result): void {
  const calibrationMs = calibrate();
  const about = Object.entries(setup).map(([k, v]) => `${k} ${typeof v === 'number' ? grouped(v) : v}`);
  const lines = [
    ['', 'measured', 'processor', 'budget', ''],
    ...rows.map((row) => [
      row.what,
      text(row.values, row.unit),
      row.cpu === undefined ? '' : text([row.cpu], 'ms'),
      budgetOf(row),
      verdict(row),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('   '),
  );
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} processors; calibration ${Math.round(calibrationMs)} ms`;
  process.stdout.write(`\n${title} (${about.join(', ')})\n${machine}\n${table.join('\n')}\n\n`);

  const folder = new URL('./results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const kept = {
    date: new Date().toISOString(),
    machine: {
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? '',
      memory_gb: Math.round(totalmem() / 2 ** 30),
      platform: platform(),
      node: process.versions.node,
      calibration_ms: rounded(calibrationMs),
      // More than the number of processors: something else was running as well.
      load_1_min: rounded(loadavg()[0] ?? 0),
    },
    setup,
    rows: rows.map((row) => ({
      ...row,
      values: row.values.map(rounded),
      cpu: row.cpu && rounded(row.cpu),
      verdict: verdict(row),
    })),
  };
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(kept, null, 2)}\n`);
}

/** A line about what is being done. */
export function say(line: string): void {
  process.stdout.write(`bench: ${line}\n`);
}

function verdict({ values, limits, atLeast }: Row): string {
  if (!limits) return '';
  const holds = values.every((value, i) => {
    const limit = limits[i];
    return limit === undefined || limit === null || (atLeast ? value >= limit : value <= limit);
  });
  return holds ? 'ok' : 'miss';
}

function budgetOf({ limits, unit, atLeast }: Row): string {
  return limits ? `${atLeast ? '≥' : '≤'} ${text(limits, unit)}` : '';
}

function text(values: readonly (number | null)[], unit: string): string {
  return `${values.map((v) => (v === null ? '–' : grouped(rounded(v)))).join(' / ')} ${unit}`;
}

function rounded(value: number): number {
  return value >= 100
    ? Math.round(value)
    : value >= 10
      ? Math.round(value * 10) / 10
      : Math.round(value * 100) / 100;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
