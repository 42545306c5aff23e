/** What `npm run bench` was asked for. */
export interface Options {
  full: boolean;
  /** Titles in the catalogue. */
  titles: number;
  /** True when the size was named on the command line. */
  isSizeGiven: boolean;
  /** A folder of catalogue tables (CSV) to judge the search on; '' = the demo catalogue. */
  catalogue: string;
  /** The only engine to measure; '' = every one there is. */
  engine: string;
  /** Where CPU profiles go; '' = none are wanted. */
  profileFolder: string;
  /** Where catalogues are kept between benchmarks; removed at the end unless it was named with --folder. */
  folder: string;
  /** A PostgreSQL that may create databases; '' = not available. */
  postgres: string;
}

export function readOptions(usualTitles = 20_000): Options {
  const size = process.argv.find((a) => a.startsWith('--titles='))?.slice('--titles='.length);
  const folder = process.env.BENCH_DIR;
  if (!folder) throw new Error('run it as `npm run bench`');
  return {
    full: process.argv.includes('--full'),
    titles: size ? Number(size) : usualTitles,
    isSizeGiven: size !== undefined,
    catalogue: process.argv.find((a) => a.startsWith('--catalogue='))?.slice('--catalogue='.length) ?? '',
    engine: process.argv.find((a) => a.startsWith('--engine='))?.slice('--engine='.length) ?? '',
    profileFolder: process.env.BENCH_PROFILES ?? '',
    folder,
    postgres: process.env.BENCH_DATABASE_URL ?? '',
  };
}
