import { ByteSearch } from './byte-search.ts';

/** What begins and ends records of one style, for searching. */
export interface RecordTags {
  name: string;
  open: ByteSearch;
  close: ByteSearch;
}

/** For `<name>`, 'Product' or 'product' with or without a namespace prefix. */
export function recordTags(name: string): RecordTags {
  return {
    name,
    open: new ByteSearch([`<${name}`, `<${otherStyle(name)}`], true),
    close: new ByteSearch([`</${name}`], true),
  };
}

/** The same tag in the other style: a damaged 'P' must not swallow all records that follow. */
function otherStyle(name: string): string {
  return name.replace(/[^:]*$/, (local) => (local === 'product' ? 'Product' : 'product'));
}
