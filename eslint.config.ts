// Only what Biome lacks: rules of Lingui, TanStack Query and TanStack Router.
import query from '@tanstack/eslint-plugin-query';
import router from '@tanstack/eslint-plugin-router';
import parser from '@typescript-eslint/parser';
import lingui from 'eslint-plugin-lingui';

export default [
  {
    ignores: [
      '**/dist/**',
      '**/*.gen.*',
      '**/generated/**',
      '.cache/**',
      '.data/**',
      'storybook-static/**',
      'api-reference/**',
      '**/*.test-d.ts',
    ],
  },
  {
    files: ['apps/dashboard/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true }, sourceType: 'module' } },
    plugins: { lingui, '@tanstack/query': query, '@tanstack/router': router },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...query.configs.recommended.rules,
      ...router.configs.recommended.rules,
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-single-tag-to-translate': 'error',
      'lingui/t-call-in-function': 'error',
      'lingui/no-expression-in-message': 'error',
      'lingui/no-trans-inside-trans': 'error',
    },
  },
  {
    files: ['apps/dashboard/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx', '**/testing/**'],
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          useTsTypes: false,
          ignore: ['^(?![A-Z])\\S+$', '^[A-Z0-9_.:/#-]+$'],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(className|d|viewBox|href|to|from|src|type|id|key|rel|target|role|dir|lang|style|variant|tone|size|name|path|method|displayName|mode|icon|color|value|autoComplete|inputMode|as|side|align|state|kind|data-.*)$',
              },
            },
          ],
          ignoreFunctions: [
            'createFileRoute',
            'getRouteApi',
            'console.*',
            '*.getItem',
            '*.setItem',
            'Error',
            '*.postMessage',
            '*.matchMedia',
            '*.querySelector',
            'invariant',
            'createRootRouteWithContext',
            'lazyRouteComponent',
            '*.addEventListener',
            '*.removeEventListener',
          ],
        },
      ],
    },
  },
];
