/**
 * Class names by variant. A local implementation because the library with this API is 3.5 kB, more than the budget
 * of Button: it caches and merges. Cascade layers let the caller's classes win, so no merging is needed.
 */

/** Class names; empty values are skipped. */
export type Classes = string | false | null | undefined | readonly Classes[];

type Parts = Record<string, Classes>;
type Options<Value> = Record<string, Record<string, Value>>;
type Choice<Values> = keyof Values extends 'true' | 'false' ? boolean : keyof Values;
type Chosen<V> = { [Name in keyof V]?: Choice<V[Name]> | undefined };

interface Config<V, Value> {
  /** Values of a variant and their classes. */
  variants?: V;
  /** Classes of a combination of variants. */
  compoundVariants?: readonly (Chosen<V> & { class: Value })[];
  /** Default variants. */
  defaultVariants?: Chosen<V>;
}

interface OneConfig<V> extends Config<V, Classes> {
  /** Base classes. */
  base?: Classes;
}

interface PartsConfig<V, P extends Parts> extends Config<V, { [Name in keyof P]?: Classes }> {
  /** Base classes of each slot. */
  slots: P;
}

// A type alias, because its shape is emitted in declarations of variants.
type WithClass = {
  /** The caller's classes, appended last. */
  className?: string | undefined;
};

type OneOf<V> = (props?: Chosen<V> & WithClass) => string;
type PartsOf<V, P> = (props?: Chosen<V>) => Record<keyof P, (extra?: WithClass) => string>;

/** Variant props of a function created by {@link tv}. */
export type VariantProps<T> = T extends (props?: infer Props) => unknown
  ? Omit<NonNullable<Props>, 'className'>
  : never;

interface Tv {
  <P extends Parts, V extends Options<{ [Name in keyof P]?: Classes }> = Record<never, never>>(
    config: PartsConfig<V, P>,
  ): PartsOf<V, P>;
  <V extends Options<Classes> = Record<never, never>>(config: OneConfig<V>): OneOf<V>;
}

/** Creates a function from variants to class names; with `slots`, one such function per slot. */
export const tv = create as unknown as Tv;

function create(config: AnyConfig) {
  const { base, slots, variants = {}, compoundVariants = [], defaultVariants = {} } = config;
  return (props: Record<string, unknown> = {}) => {
    const selected = (name: string) => String(props[name] ?? defaultVariants[name] ?? false);
    const found = [
      ...Object.keys(variants).map((name) => variants[name]?.[selected(name)]),
      ...compoundVariants.map((compound) =>
        Object.keys(compound).every((name) => name === 'class' || selected(name) === String(compound[name]))
          ? compound.class
          : undefined,
      ),
    ];
    if (!slots) return join([base, found as Classes, props.className as string]);
    return Object.fromEntries(
      Object.keys(slots).map((part) => [
        part,
        (extra?: WithClass) =>
          join([slots[part], found.map((value) => (value as Parts | undefined)?.[part]), extra?.className]),
      ]),
    );
  };
}

/** Joins class names; `undefined` when empty. */
export function cx(...classes: Classes[]): string | undefined {
  return join(classes) || undefined;
}

// Common shape of all configurations at run time.
interface AnyConfig {
  base?: Classes;
  slots?: Parts;
  variants?: Record<string, Record<string, unknown>>;
  compoundVariants?: readonly (Record<string, unknown> & { class: unknown })[];
  defaultVariants?: Record<string, unknown>;
}

function join(classes: readonly Classes[]): string {
  return classes.flat(9).filter(Boolean).join(' ');
}
