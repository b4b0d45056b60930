import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';
import { hashedName } from './assets.ts';

/** Addresses by locale, for the app; the texts themselves by locale, for tests and stories. */
const addressesId = 'virtual:catalogues';
const textsId = 'virtual:catalogue-texts';

/** One language as the app reads it: message ids to compiled messages. When strict, a missing translation stops it. */
async function compileCatalogue(
  config: LinguiConfigNormalized,
  locale: string,
  strict: boolean,
): Promise<string> {
  const messages: Record<string, string> = {};
  for (const catalogue of await getCatalogs(config)) {
    const { messages: translated, missing } = await catalogue.getTranslations(locale, {
      fallbackLocales: strict ? {} : { default: config.sourceLocale ?? 'en' },
      sourceLocale: config.sourceLocale ?? 'en',
      missingBehavior: 'catalog',
    });
    const absent = missing.map(({ id, source }) => source || id);
    if (strict && absent.length > 0)
      throw new Error(`${locale}.po has no translation for: ${absent.join(' | ')}`);
    Object.assign(messages, translated);
  }
  const { source, errors } = createCompiledCatalog(locale, messages, { strict: true, namespace: 'json' });
  if (errors.length > 0)
    throw new Error(`${locale}.po: ${errors.map(({ error }) => error.message).join(' | ')}`);
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages);
}

/** Emits `static/i18n/<locale>.<hash>.json`; `virtual:catalogues` exports their addresses by locale. */
export function catalogues({ linguiConfig }: { linguiConfig: LinguiConfigNormalized }): Plugin {
  const { locales } = linguiConfig;
  let isBuild = false;

  async function addresses(emit: (fileName: string, source: string) => void) {
    const found: Record<string, string> = {};
    for (const locale of locales) {
      found[locale] = `/static/i18n/${locale}.json`;
      if (!isBuild) continue;
      const source = await compileCatalogue(linguiConfig, locale, true);
      const fileName = hashedName(`static/i18n/${locale}`, 'json', source);
      emit(fileName, source);
      found[locale] = `/${fileName}`;
    }
    return `export const catalogues = ${JSON.stringify(found)};`;
  }

  async function texts() {
    const entries = locales.map(
      async (locale) => `${JSON.stringify(locale)}: ${await compileCatalogue(linguiConfig, locale, false)}`,
    );
    return `export const catalogueTexts = { ${(await Promise.all(entries)).join(', ')} };`;
  }

  return {
    name: 'studio:catalogues',
    configResolved(config) {
      isBuild = config.command === 'build' && config.build.ssr === false;
    },
    resolveId: { filter: { id: /^virtual:catalogue/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:catalogue/ },
      handler(id) {
        if (id.endsWith(textsId)) return texts();
        if (!id.endsWith(addressesId)) return undefined;
        return addresses((fileName, source) => this.emitFile({ type: 'asset', fileName, source }));
      },
    },
    configureServer(server) {
      for (const locale of locales)
        server.middlewares.use(`/static/i18n/${locale}.json`, (_request, response, next) => {
          compileCatalogue(linguiConfig, locale, false).then(
            (source) => response.setHeader('Content-Type', 'application/json').end(source),
            next,
          );
        });
    },
  };
}
