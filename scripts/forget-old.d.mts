export function forgetOld(folder: string, stamp: string): void;
