import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'fr', 'ja'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*'],
    },
  ],
  // Text of others is no part of a message: see there.
  runtimeConfigModule: { Trans: ['#/i18n/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false, origins: true }),
});
