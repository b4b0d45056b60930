/** Compiles the examples of a package's README against the published package, without our sources and compiler options. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Example = readonly [name: string, code: string];

interface Options {
  readonly packageDir: string;
  /** The minimum number of examples. */
  readonly least: number;
  /** Other files that the examples import. */
  readonly beside?: readonly Example[];
}

/** Throws when an example or the declarations do not compile; the compiler prints why. */
export function compileExamples({ packageDir, least, beside = [] }: Options): void {
  const examples = readExamples(packageDir);
  if (examples.length < least)
    throw new Error(`README.md shows ${examples.length} examples, ${least} are expected`);
  for (const resolution of ['bundler', 'nodenext'] as const) {
    const compiled = resolution === 'bundler' ? examples : examples.filter(hasFullImports);
    compile(packageDir, [...beside, ...compiled], resolution);
    console.log(`${compiled.length} examples compile with moduleResolution ${resolution}`);
  }
}

/** Only bundlers resolve style sheets and relative imports without an extension. */
function hasFullImports([, code]: Example): boolean {
  return !/(?:from|import) '\.[^']*(?<!\.tsx?)'/.test(code);
}

/** The code blocks of the README that start with a file name. Files in folders are those of a framework, which compiles them. */
function readExamples(packageDir: string): Example[] {
  const text = readFileSync(join(packageDir, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(/```tsx?\n\/\/ ([\w-]+)\.(tsx?)\n(.*?)```/gs)];
  return blocks.map(([, name, kind, code]) => [`${name}.${kind}`, code ?? '']);
}

function compile(
  packageDir: string,
  files: readonly Example[],
  moduleResolution: 'bundler' | 'nodenext',
): void {
  const parent = join(packageDir, 'node_modules');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, '.consumer-'));
  try {
    // nodenext needs it to treat the files as ES modules.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, code] of files) writeFileSync(join(folder, name), code);
    writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';");
    const compilerOptions = {
      noEmit: true,
      strict: true,
      lib: ['es2022', 'dom', 'dom.iterable'],
      target: 'es2022',
      jsx: 'react-jsx',
      module: moduleResolution === 'bundler' ? 'preserve' : 'nodenext',
      moduleResolution,
      moduleDetection: 'force',
      allowImportingTsExtensions: true,
    };
    const include = ['styles.d.ts', ...files.map(([name]) => name)];
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
    const tsc = resolve(import.meta.dirname, '../node_modules/typescript-compiler/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
