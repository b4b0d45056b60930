import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const treeFile = join(import.meta.dirname, '../src/routeTree.gen.ts');
const prefix = 'virtual:area-routes/';
/** What the generated route tree calls the layouts of the areas, without and with the routes below them. */
const layouts: Readonly<Record<string, string>> = { customer: 'CustomerRoute', admin: 'AdminRoute' };
const branchOf = (layout: string) => `${layout}WithChildren`;

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
function closureOf(statements: readonly Statement[], root: string): readonly Statement[] {
  const needed = new Set([root]);
  const found = new Set<Statement>();
  for (const name of needed)
    for (const statement of statements)
      if (statement.declares.includes(name)) {
        found.add(statement);
        for (const mentioned of statement.mentions) needed.add(mentioned);
      }
  return statements.filter((statement) => found.has(statement));
}

const textOf = (statements: readonly Statement[]) => statements.map(({ text }) => text).join('\n');
const namesIn = (statements: readonly Statement[]) => statements.flatMap(({ declares }) => declares);

/** The tree in which the areas have no routes yet, and for each area the module that adds them to its layout. */
export function splitTree(code: string): { common: string; areas: Record<string, string> } {
  const whole = statementsOf(code);
  for (const layout of Object.values(layouts))
    if (!namesIn(whole).includes(branchOf(layout)))
      throw new Error(`the route tree has no ${branchOf(layout)}`);
  const isBranch = ({ declares }: Statement) =>
    Object.values(layouts).some((layout) => declares.includes(branchOf(layout)));
  const withoutBranches = textOf(whole.filter((statement) => !isBranch(statement)));
  const bare = Object.values(layouts).reduce(
    (text, layout) => text.replaceAll(branchOf(layout), layout),
    withoutBranches,
  );
  const common = closureOf(statementsOf(bare), 'routeTree');
  const known = new Set(namesIn(common));
  const exported = new Set<string>();
  const areas = Object.entries(layouts).map(([area, layout]) => {
    const own = closureOf(whole, branchOf(layout)).filter(
      ({ declares }) => !declares.some((name) => known.has(name)),
    );
    const shared = [...known].filter((name) => own.some(({ mentions }) => mentions.has(name)));
    for (const name of shared) exported.add(name);
    return [area, `import { ${shared.join(', ')} } from ${JSON.stringify(treeFile)};\n${textOf(own)}`];
  });
  return {
    common: `${textOf(common)}\nexport { ${[...exported].join(', ')} };`,
    areas: Object.fromEntries(areas),
  };
}

/**
 * Takes the routes of the areas out of the generated route tree: `virtual:area-routes/<area>` adds them to the layout of the
 * area when it is imported. Without it, every page would load the routes of all areas (ADR 39).
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
      const part = area === null ? common : areas[area];
      if (part === undefined) this.error(`the route tree has no area ${area}`);
      return { code: part, map: null };
    },
  };
}
