import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from './test.ts';

interface RouteFixture {
  readonly routes: readonly {
    readonly path: string;
    readonly open?: string;
    readonly set: string;
    readonly built: boolean;
  }[];
}

const { routes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../routes.fixture.json'), 'utf8'),
) as RouteFixture;

/** The pattern of every path in the specification. */
export const allPaths: readonly string[] = routes.map(({ path }) => path);

const visitors: Readonly<Record<string, Visitor>> = { public: 'nobody', customer: 'owner', admin: 'admin' };

interface Screen {
  /** The address to open. */
  readonly path: string;
  readonly visitor: Visitor;
  /** Name of the route file. */
  readonly name: string;
}

/** All built screens with a visitor who can open them. */
export const screens: readonly Screen[] = routes.flatMap(({ path, open = path, set, built }) => {
  const visitor = visitors[set];
  const name = path
    .slice(1)
    .replace(/\/$/, '')
    // The bundler writes `_` for the `$` of a route file.
    .replace(/\{(\w+)\}/g, '_$1')
    .replaceAll('/', '.');
  return built && visitor ? [{ path: open, visitor, name }] : [];
});

const scripts = join(import.meta.dirname, '../../apps/dashboard/dist/static/js');
const isScreen = /export\{[^}]*\bas component\b/;

interface LazyRoute {
  readonly file: string;
  /** Name of the route file. */
  readonly name: string;
  /** The screen to open: the route itself, or the first one within the layout. */
  readonly screen: Screen | undefined;
  /** A layout around screens, which fails with each of them. */
  readonly isLayout: boolean;
  /** An earlier route has a chunk with the same content. */
  readonly isTwin: boolean;
}

/** All chunks of the built dashboard with a screen or a layout. */
export function lazyRoutes(): LazyRoute[] {
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.js') && isScreen.test(readFileSync(join(scripts, file), 'utf8')))
    .map((file, index, files) => {
      const hash = file.split('.').at(-2);
      const whole = file.replace(/\.[\w-]+\.js$/, '');
      const screenName = whole.replace(/\.index$/, '');
      // A layout and its index screen have the same path.
      const isPair =
        files.filter((other) => other.replace(/(?:\.index)?\.[\w-]+\.js$/, '') === screenName).length > 1;
      const name = isPair ? whole : screenName;
      const isLayout = isPair && whole === screenName;
      const own = isLayout ? undefined : screens.find((screen) => screen.name === screenName);
      const isWithin = (screen: Screen) =>
        screen.name.startsWith(`${name}.`) || name === (screen.visitor === 'owner' ? '_customer' : '_admin');
      const framed = screens.find((screen) => screen.visitor !== 'nobody' && isWithin(screen));
      const isTwin = files.findIndex((other) => other.split('.').at(-2) === hash) < index;
      const frames =
        !whole.endsWith('.index') && screens.some((screen) => screen.name.startsWith(`${name}.`));
      return { file, name, screen: own ?? framed, isLayout: !own || frames, isTwin };
    });
}

/**
 * A replacement chunk whose screen throws when rendered and whose other exports render nothing. Where other chunks import
 * from the chunk, the bundler exports the route as a namespace object under a short name, so each other export carries the
 * route's properties too.
 */
export function throwing(file: string, detail: string): string {
  const source = readFileSync(join(scripts, file), 'utf8');
  const names = [...(/export\{([^}]*)\}/.exec(source)?.[1] ?? '').matchAll(/(?:\bas )?([\w$]+)(?=,|$)/g)];
  const parts = names.map(([, name]) => `${name === 'component' ? 'broken' : 'quiet'} as ${name}`);
  const broken = `const broken=()=>{throw new Error(${JSON.stringify(detail)})}`;
  const quiet = 'const quiet=Object.assign(()=>null,{component:broken,loader:()=>null})';
  return `${broken};${quiet};export{${parts.join()}};`;
}
