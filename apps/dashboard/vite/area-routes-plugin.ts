import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const treeFile = join(import.meta.dirname, '../src/routeTree.gen.ts');
const prefix = 'virtual:area-routes/';
/** What the generated route tree calls the layouts of the areas with the routes below them. */
const branches = { customer: 'CustomerRouteWithChildren', admin: 'AdminRouteWithChildren' } as const;
type Area = keyof typeof branches;

interface Statement {
  readonly text: string;
  readonly declares: readonly string[];
  readonly mentions: ReadonlySet<string>;
}

/** The statements of a route tree. The generator gives each thing a name of its own, so that scopes do not matter. */
function statementsOf(code: string): readonly Statement[] {
  return parseAst(code).body.map((node) => {
    const text = code.slice(node.start, node.end);
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const declares =
      declared?.type === 'VariableDeclaration'
        ? declared.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
        : node.type === 'ImportDeclaration'
          ? node.specifiers.map(({ local }) => local.name)
          : [];
    return { text, declares, mentions: new Set(text.match(/[\w$]+/g)) };
  });
}

/** The statement that declares `root`, with all that it needs. */
function closureOf(code: string, root: string): string {
  const statements = statementsOf(code);
  const needed = new Set([root]);
  const found = new Set<Statement>();
  for (const name of needed)
    for (const statement of statements)
      if (statement.declares.includes(name)) {
        found.add(statement);
        for (const mentioned of statement.mentions) needed.add(mentioned);
      }
  if (!found.size) throw new Error(`the route tree has no ${root}`);
  return statements.flatMap((statement) => (found.has(statement) ? [statement.text] : [])).join('\n');
}

/** The route tree without the areas, and for each area the module of its routes. */
export function splitTree(code: string): { common: string; areas: Record<Area, string> } {
  const areaOf = (area: Area) =>
    `${closureOf(code, branches[area])}\nexport { ${branches[area]} as branch };`;
  // Not with bare layouts: without routes below it, a pathless layout matches `/`.
  const withoutBranches = Object.values(branches).reduce(
    (text, branch) => text.replace(new RegExp(`\\w+: ${branch}\\b,?`), ''),
    code,
  );
  return {
    common: closureOf(withoutBranches, 'routeTree'),
    areas: { customer: areaOf('customer'), admin: areaOf('admin') },
  };
}

/**
 * Takes the routes of the areas out of the generated route tree: `virtual:area-routes/<area>` exports them. Otherwise every
 * page would load the routes of all areas (ADR 39).
 */
export function areaRoutes(): Plugin {
  return {
    name: 'studio:area-routes',
    resolveId: (id) => (id.startsWith(prefix) ? `${treeFile}?area=${id.slice(prefix.length)}` : undefined),
    transform(code, id) {
      const [file, query] = id.split('?');
      if (file !== treeFile) return;
      const { common, areas } = splitTree(code);
      const area = new URLSearchParams(query).get('area');
      if (area !== null && area !== 'customer' && area !== 'admin') this.error(`no area is called ${area}`);
      return { code: area === null ? common : areas[area], map: null };
    },
  };
}
