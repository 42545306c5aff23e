import { hostname } from 'node:os';

/** What this machine is called: a folder of backups may be its own, while others work on the same database. */
export const machine: string = hostname();
