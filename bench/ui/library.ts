/** The parts that are compared: the components that most apps use, or a library's nearest equivalent. */
export const parts = ['Button', 'Dialog', 'Select', 'Table', 'Tabs', 'Toast', 'DropdownMenu'] as const;
export type Part = (typeof parts)[number];

/** Names by module. `Dialog.Root` is a member of the exported namespace `Dialog`. */
export type Exports = Readonly<Record<string, readonly string[]>>;

export interface Library {
  readonly name: string;
  readonly version: string;
  /** Appended to the name: the same release under another condition. */
  readonly variant?: string;
  /** Other packages to install, with versions. */
  readonly packages?: readonly string[];
  /** What every part needs, such as a provider. */
  readonly provider?: Exports;
  readonly parts: Readonly<Partial<Record<Part, Exports>>>;
  /**
   * `sheets`: style sheets, counted. `script`: generated at run time, in the script. `app`: the app compiles them from class names.
   * `none`: the library has no styles.
   */
  readonly styles: 'sheets' | 'script' | 'app' | 'none';
  /** Style sheets to import for a part, for a library whose modules do not import them. Tokens and resets are not counted. */
  readonly sheets?: Readonly<Partial<Record<Part, readonly string[]>>>;
  /** React Aria only: the languages to keep, with the plugin of its documentation. Default: all. */
  readonly locales?: readonly string[];
  /** Differences that sizes do not show. */
  readonly note?: string;
}

/** The exports and style sheets of several parts, each once. */
export function entryOf(
  library: Pick<Library, 'provider' | 'parts' | 'sheets'>,
  wanted: readonly Part[],
): { exports: Exports; sheets: readonly string[] } {
  const names = new Map<string, Set<string>>();
  for (const exported of [library.provider, ...wanted.map((part) => library.parts[part])])
    for (const [module, added] of Object.entries(exported ?? {}))
      names.set(module, new Set([...(names.get(module) ?? []), ...added]));
  return {
    exports: Object.fromEntries([...names].map(([module, set]) => [module, [...set]])),
    sheets: [...new Set(wanted.flatMap((part) => library.sheets?.[part] ?? []))],
  };
}

/** Parts that are all exported by one module. */
export function inModule(
  module: string,
  names: Readonly<Partial<Record<Part, readonly string[]>>>,
): Library['parts'] {
  return Object.fromEntries(Object.entries(names).map(([part, exported]) => [part, { [module]: exported }]));
}

/** `members('Tabs', 'Root', 'List')` is `Tabs.Root` and `Tabs.List`: unused members of a namespace do not count. */
export function members(namespace: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => `${namespace}.${name}`);
}
