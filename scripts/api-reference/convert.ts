/** Converts the exports and the TSDoc comments of the packages into TypeDoc's model. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  Application,
  Converter,
  type DeclarationReflection,
  type DocumentationEntryPoint,
  type JSONOutput,
  normalizePath,
  type ProjectReflection,
  ReflectionKind,
  TSConfigReader,
  TypeScript,
} from 'typedoc';
import { root } from '../gates/command.ts';
import {
  describeEntry,
  describeLabelGroups,
  describeLabels,
  describeOperations,
  describeParameters,
  type Labels,
  type Operations,
  replaceType,
} from './describe.ts';
import { type Entry, readEntries } from './entries.ts';
import { resolveComputedNames } from './names.ts';
import { sharedOptions } from './options.ts';
import { ProblemLogger, undescribed } from './problems.ts';

export interface Converted {
  readonly json: JSONOutput.ProjectReflection;
  readonly entries: number;
  readonly declarations: number;
  readonly problems: readonly string[];
}

/** The packages that other apps install, in the order of the navigation. */
const packageNames = ['ui', 'api', 'auth-machine'];

/** Derived from the OpenAPI documents. */
const computedTypes = [
  'paths',
  'Operations',
  'Parameters',
  'Given',
  'AsSent',
  'PathsOf',
  'OperationOf',
  'InitArguments',
  'InitOf',
  'DataOf',
];

export async function convertPackages(): Promise<Converted[]> {
  const converted: Converted[] = [];
  for (const name of packageNames) converted.push(await convertPackage(join(root, 'packages', name)));
  return converted;
}

async function convertPackage(folder: string): Promise<Converted> {
  const entries = readEntries(folder);
  const app = await createApplication(folder, entries);
  const logger = new ProblemLogger();
  app.logger = logger;
  const english = await readEnglish();
  const operations = await readOperations();
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, resolveComputedNames);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const signature of project.getReflectionsByKind(ReflectionKind.CallSignature))
      if (signature.isSignature()) describeParameters(signature);
    for (const entry of entries) addDescriptions(project, entry);
  });

  function addDescriptions(project: ProjectReflection, entry: Entry): void {
    const module = project.getChildByName([entry.specifier]) as DeclarationReflection | undefined;
    if (!module) return;
    const names = exportsOf.get(entry.specifier) ?? [];
    describeEntry(module, { specifier: entry.specifier, chapter: chapterOf(entry), names });
    for (const declaration of module.children ?? []) {
      if (declaration.name === 'UiLabels') describeLabels(declaration, english);
      if (declaration.name === 'UiLabelGroups') describeLabelGroups(declaration, english.groups);
      if (declaration.name === 'workingHandlers') replaceType(declaration, 'MockHandlers');
      const table = operations[declaration.name];
      if (table) describeOperations(declaration, table);
    }
  }

  const points = entryPointsOf(app, entries);
  const exportsOf = new Map(points.map((point) => [point.displayName, exportNames(point)]));
  const project = app.converter.convert(points);
  removeTitle(project);
  app.validate(project);
  return {
    json: app.serializer.projectToObject(project, normalizePath(root)),
    entries: entries.length,
    declarations: project.getReflectionsByKind(ReflectionKind.All).length,
    problems: [...logger.problems, ...undescribed(project)],
  };
}

function createApplication(folder: string, entries: readonly Entry[]): Promise<Application> {
  return Application.bootstrapWithPlugins(
    {
      ...sharedOptions,
      // Shows the types of zod schemas as the objects that they describe.
      plugin: ['typedoc-plugin-zod'],
      tsconfig: join(folder, 'tsconfig.build.json'),
      entryPoints: entries.map(({ file }) => file),
      readme: join(folder, 'README.md'),
      // The gate `types` checks the types.
      skipErrorChecking: true,
      excludeExternals: true,
      excludeInternal: true,
      disableSources: true,
      // Parts of types that the compiler computes; the types that apps use are exported.
      intentionallyNotExported: folder.endsWith('/api') ? computedTypes : [],
    },
    [new TSConfigReader()],
  );
}

function entryPointsOf(app: Application, entries: readonly Entry[]) {
  const names = new Map(entries.map(({ file, specifier }) => [file, specifier]));
  return (app.getEntryPoints() ?? []).map((point) => ({
    ...point,
    displayName: names.get(resolve(point.sourceFile.fileName)) ?? point.displayName,
  }));
}

/** The names of all exports, values before types. */
function exportNames({ program, sourceFile }: DocumentationEntryPoint): string[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceFile);
  const symbols = (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
    const isAlias = symbol.flags & TypeScript.SymbolFlags.Alias;
    const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, isType: !(flags & TypeScript.SymbolFlags.Value) };
  });
  return symbols.sort((a, b) => Number(a.isType) - Number(b.isType)).map(({ name }) => name);
}

/** The page of a package has its name as title already. */
function removeTitle({ readme }: ProjectReflection): void {
  const [first] = readme ?? [];
  if (first?.kind === 'text') first.text = first.text.replace(/^# .*\n/, '');
}

/** The chapter of a component in Storybook; the provider and its labels have one of their own. */
function chapterOf({ specifier, file }: Entry): string | undefined {
  if (!specifier.startsWith('@unmuted/ui/')) return undefined;
  if (!file.includes('/components/')) return 'Provider and labels';
  const stories = globSync('*.stories.tsx', { cwd: dirname(file) }).map((name) =>
    readFileSync(join(dirname(file), name), 'utf8'),
  );
  const titles = stories.map((text) => /title: '(Foundations|Layouts|Charts|Media)\//.exec(text)?.[1]);
  return titles.find((title) => title !== undefined) ?? 'Components';
}

async function readEnglish() {
  const file = join(root, 'packages/ui/src/labels/en.ts');
  const { en } = (await import(file)) as { en: Labels & { groups: Labels } };
  return en;
}

async function readOperations(): Promise<Readonly<Record<string, Operations>>> {
  const file = join(root, 'packages/api/src/contract/contract.gen.ts');
  const { mainRoutes, castRoutes } = (await import(file)) as Record<string, Operations>;
  return { mainRoutes: mainRoutes ?? {}, castRoutes: castRoutes ?? {} };
}
