import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { hashedName } from './assets.ts';
import { themeSheetAddresses } from './theme-sheets-plugin.ts';

const entry = join(import.meta.dirname, '../src/boot/boot.ts');
/** A larger boot script would hold up every first paint. */
const limitBytes = 1024;

/** One classic script, minified; it may import only what disappears in bundling. */
export async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the boot script was not built');
  return output.output[0].code.trim();
}

const staff = 'admin superadmin';
const everyone = `customer ${staff}`;
/** The scripts that each signed-in page needs, with the roles of its users; the staff’s routes import the customers’. */
const scripts = [
  ['session', everyone],
  ['customer-routes', everyone],
  ['admin-routes', staff],
] as const;

/**
 * `static/js/boot.<hash>.js`, first in head and not deferred: it runs before anything is painted. It switches on some of the
 * preloads before it: the messages in the stored language, and by their class what the pages of the stored user’s role need.
 */
export function bootPlugin({ locales }: { locales: readonly string[] }): Plugin {
  let isBuild = false;
  let source = '';
  const fileName = () => (isBuild ? hashedName('static/js/boot', 'js', source) : 'static/js/boot.js');
  return {
    name: 'studio:boot',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      source = await bundleBoot();
      if (source.length > limitBytes)
        this.error(`the boot script is ${source.length} bytes; it may have ${limitBytes}`);
    },
    configureServer(server) {
      server.middlewares.use('/static/js/boot.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const { light, dark } = themeSheetAddresses(isBuild);
        const addressOf = (stem: string, extension: string) => {
          if (!bundle) return `/${stem}.${extension}`;
          const name = Object.keys(bundle).find(
            (file) => file.startsWith(`${stem}.`) && file.endsWith(`.${extension}`),
          );
          if (name === undefined) throw new Error(`the build has no ${stem}.${extension}`);
          return `/${name}`;
        };
        const preload = (mark: { id: string } | { class: string }, as: string, href: string) => ({
          tag: 'link',
          attrs: { ...mark, rel: 'preload', as, crossorigin: 'anonymous', media: 'none', href },
          injectTo: 'head-prepend' as const,
        });
        return [
          ...locales.map((locale) =>
            preload({ id: locale }, 'fetch', addressOf(`static/i18n/${locale}`, 'json')),
          ),
          ...(bundle
            ? scripts.map(([name, roles]) =>
                preload({ class: roles }, 'script', addressOf(`static/js/${name}`, 'js')),
              )
            : []),
          {
            tag: 'script',
            attrs: { src: `/${fileName()}`, 'data-light': light, 'data-dark': dark },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
