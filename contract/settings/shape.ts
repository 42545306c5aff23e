import type { Field, Fields } from './field.ts';

export type PublicFields<F> = { [K in keyof F as F[K] extends Field<infer _, true> ? K : never]: F[K] };
export type OwnFields<F> = Omit<F, keyof PublicFields<F>>;

/** Those that browsers get. */
export const publicFields = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => one.public)) as PublicFields<F>;

/** Those that stay on the server. */
export const ownFields = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => !one.public)) as unknown as OwnFields<F>;

/** The last part of a name below `P`; '' stands for settings outside any group. */
type Leaf<K, P extends string> = P extends ''
  ? K extends `${string}.${string}`
    ? never
    : K
  : K extends `${P}.${infer L}`
    ? L
    : never;

/** 'checkout_info.order_min' is ['checkout_info', 'order_min'], 'is_v1' is ['', 'is_v1']. */
export function splitName(name: string): [group: string, leaf: string] {
  const dot = name.indexOf('.');
  return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
}

type Shape<F, P extends string> = {
  [K in keyof F as Leaf<K, P>]: F[K] extends Field<infer S> ? S : never;
};

/** The schemas of the fields of one group, for an object schema. */
export function shapeOf<F extends Fields, P extends string>(fields: F, group: P): Shape<F, P> {
  const own = Object.entries(fields).filter(([name]) => splitName(name)[0] === group);
  return Object.fromEntries(own.map(([name, { schema }]) => [splitName(name)[1], schema])) as Shape<F, P>;
}

/** The value of every setting, by its name; of secret ones, whether they are set. */
export type Values<F> = {
  [K in keyof F]: F[K] extends Field<infer _, infer _P, true>
    ? boolean
    : F[K] extends { default: infer V }
      ? V
      : never;
};

type Group<F> = keyof F extends infer K ? (K extends `${infer P}.${string}` ? P : never) : never;

/** Values as they are stored and sent: settings of a group in an object of that name. */
export type Tree<F> = { [K in keyof F as Leaf<K, ''>]: Values<F>[K] } & {
  [P in Group<F>]: { [K in keyof F as Leaf<K, P>]: Values<F>[K] };
};

export function treeOf<F extends Fields>(values: Values<F>): Tree<F> {
  const tree: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [group, leaf] = splitName(name);
    if (group) tree[group] = { ...(tree[group] as object), [leaf]: value };
    else tree[leaf] = value;
  }
  return tree as Tree<F>;
}

/** The settings of a tree by their names; what is in no group of `fields` keeps the name that it has. */
export function leavesOf(tree: object, fields: Fields): Record<string, unknown> {
  const groups = new Set(Object.keys(fields).map((name) => splitName(name)[0]));
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, unknown][] =>
      groups.has(name)
        ? Object.entries(value as object).map(([leaf, below]) => [`${name}.${leaf}`, below])
        : [[name, value]],
    ),
  );
}
