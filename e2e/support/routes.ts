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

/** Every path of the specification, as its pattern. */
export const allPaths: readonly string[] = routes.map(({ path }) => path);

const visitors: Readonly<Record<string, Visitor>> = { public: 'nobody', customer: 'owner', admin: 'admin' };

interface Screen {
  /** An address that opens it. */
  readonly path: string;
  readonly visitor: Visitor;
  /** The name of its route file. */
  readonly name: string;
}

/** The screens there are, each with who may see it. */
export const screens: readonly Screen[] = routes.flatMap(({ path, open = path, set, built }) => {
  const visitor = visitors[set];
  const name = path
    .slice(1)
    // The bundler writes `_` for the `$` of a route file.
    .replace(/\{(\w+)\}/g, '_$1')
    .replaceAll('/', '.');
  return built && visitor ? [{ path: open, visitor, name }] : [];
});

const scripts = join(import.meta.dirname, '../../apps/dashboard/dist/static/js');
const isScreen = /export\{[^}]*\bas component\b/;

interface LazyRoute {
  readonly file: string;
  /** The name of its route file. */
  readonly name: string;
  /** A screen that shows it: itself, or the first of those it frames. */
  readonly screen: Screen | undefined;
  /** It stands around screens, and throws with each of them. */
  readonly isLayout: boolean;
  /** Another route, earlier in the list, shows the very same: its chunk has the same content. */
  readonly isTwin: boolean;
}

/** Every chunk of the built dashboard that holds a screen or a layout around screens. */
export function lazyRoutes(): LazyRoute[] {
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.js') && isScreen.test(readFileSync(join(scripts, file), 'utf8')))
    .map((file, index, files) => {
      const hash = file.split('.').at(-2);
      const whole = file.replace(/\.[\w-]+\.js$/, '');
      const screenName = whole.replace(/\.index$/, '');
      // A layout and the first of the screens that it frames have one path.
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

/** The same chunk whose screen throws when it is rendered, and whose other parts show nothing. */
export function throwing(file: string, detail: string): string {
  const source = readFileSync(join(scripts, file), 'utf8');
  const names = [...(/export\{([^}]*)\}/.exec(source)?.[1] ?? '').matchAll(/(?:\bas )?([\w$]+)(?=,|$)/g)];
  const parts = names.map(([, name]) => `${name === 'component' ? 'broken' : 'quiet'} as ${name}`);
  return `const quiet=()=>null,broken=()=>{throw new Error(${JSON.stringify(detail)})};export{${parts.join()}};`;
}
