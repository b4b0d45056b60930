/**
 * Class names by variant. Written here because the library of the same shape weighs 3.5 kB, more than a Button may: it
 * caches and merges, and we need neither. Cascade layers let the caller's classes win, so nothing is merged at run time.
 */

/** Class names; what is empty is left out. */
export type Classes = string | false | null | undefined | readonly Classes[];

type Parts = Record<string, Classes>;
type Options<Value> = Record<string, Record<string, Value>>;
type Choice<Values> = keyof Values extends 'true' | 'false' ? boolean : keyof Values;
type Chosen<V> = { [Name in keyof V]?: Choice<V[Name]> | undefined };

interface Config<V, Value> {
  /** What a variant can be, and its classes. */
  variants?: V;
  /** Classes where several variants meet; all that are named must hold. */
  compoundVariants?: readonly (Chosen<V> & { class: Value })[];
  /** What holds when nothing is said. */
  defaultVariants?: Chosen<V>;
}

interface OneConfig<V> extends Config<V, Classes> {
  /** Classes that always hold. */
  base?: Classes;
}

interface PartsConfig<V, P extends Parts> extends Config<V, { [Name in keyof P]?: Classes }> {
  /** Classes that always hold, part by part. */
  slots: P;
}

// An alias and no interface: declarations of variants are emitted with its shape in them.
type WithClass = {
  /** The caller's classes, which come last. */
  className?: string | undefined;
};

type OneOf<V> = (props?: Chosen<V> & WithClass) => string;
type PartsOf<V, P> = (props?: Chosen<V>) => Record<keyof P, (extra?: WithClass) => string>;

/** The variant props of a function made by {@link tv}. */
export type VariantProps<T> = T extends (props?: infer Props) => unknown
  ? Omit<NonNullable<Props>, 'className'>
  : never;

interface Tv {
  <P extends Parts, V extends Options<{ [Name in keyof P]?: Classes }> = Record<never, never>>(
    config: PartsConfig<V, P>,
  ): PartsOf<V, P>;
  <V extends Options<Classes> = Record<never, never>>(config: OneConfig<V>): OneOf<V>;
}

/** A function from variants to class names; with `slots`, to one such function for each part. */
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

/** Joins class names; `undefined` when nothing is left. */
export function cx(...classes: Classes[]): string | undefined {
  return join(classes) || undefined;
}

// What all the typed shapes have in common at run time.
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
