/** Which gates can see a change at all: asking the others would take hours and could show nothing. */
import ts from 'typescript';

export interface Change {
  /** From the root, with `/`. */
  readonly path: string;
  /** Null where the file does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** They read text, types or manifests, wherever these lie; together they take less than a minute. */
const readers = ['floors', 'format', 'lint', 'imports', 'knip', 'types', 'generated', 'publint'];

const packages = /^packages\//;
const library = /^packages\/ui\//;
const dashboard = /^apps\/dashboard\//;
const server = /^apps\/server\/|^packages\/api\//;
const testFile = /\.(?:test|test-d|spec)\.tsx?$/;
const storyFile = /\.stories\.tsx$/;

/**
 * The territory of each gate that runs code. The `imports` gate keeps the workspaces apart: nothing of the server is
 * part of a page, and nothing of a page part of the server.
 */
const runners: Readonly<Record<string, (path: string) => boolean>> = {
  unit: (path) => !path.endsWith('.test.tsx') && !storyFile.test(path) && !path.startsWith('e2e/'),
  component: (path) => packages.test(path) || dashboard.test(path),
  http: (path) => server.test(path),
  contract: (path) =>
    server.test(path) || packages.test(path) || /^e2e\/(?:contract|support|[^/]+$)/.test(path),
  consumers: (path) => (library.test(path) && isOfPages(path)) || path.startsWith('e2e/consumers/'),
  bytes: isOfPages,
  csp: isOfStories,
  stories: isOfStories,
  looks: (path) => (library.test(path) && isOfStories(path)) || path.startsWith('e2e/looks/'),
  storybook: isOfStories,
  browser: (path) =>
    /^e2e\/(?:browser|support|[^/]+$)/.test(path) ||
    (/^(?:apps|packages)\//.test(path) && !testFile.test(path) && !storyFile.test(path)),
};

function isOfPages(path: string): boolean {
  return (packages.test(path) || dashboard.test(path)) && !testFile.test(path) && !storyFile.test(path);
}

function isOfStories(path: string): boolean {
  return isOfPages(path) || storyFile.test(path) || path.startsWith('e2e/stories/');
}

/** The ids of the gates that could turn red by these changes. */
export function gatesThatSee(changes: readonly Change[]): string[] {
  const moving = changes.filter(isAnotherProgram).map(({ path }) => path);
  // A file of the root may govern anything; the floors are read by the runner alone, after each gate.
  const isWide = moving.some((path) => !/^(?:apps|packages|e2e|scripts)\//.test(path));
  const seeing = Object.entries(runners).filter(([, sees]) => isWide || moving.some(sees));
  return [...readers, ...seeing.map(([id]) => id)];
}

/** False when only types, comments or spaces changed: then what runs is the same. */
function isAnotherProgram({ path, before, after }: Change): boolean {
  if (path === 'scripts/gates.json') return false;
  if (before === null || after === null || !/\.tsx?$/.test(path)) return true;
  return programOf(path, before) !== programOf(path, after);
}

function programOf(fileName: string, source: string): string {
  const { outputText } = ts.transpileModule(source, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      removeComments: true,
    },
  });
  return outputText.replaceAll(/\s+/g, ' ');
}
