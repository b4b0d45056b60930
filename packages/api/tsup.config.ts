import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/testing/index.ts',
    // In files of their own: an app's first chunk needs neither, and a bundler does not split a file.
    'src/contract/files/upload-kinds.ts',
    'src/contract/shared/key-scopes.ts',
    // Loaded by the screens of Alexa skills alone: rules and word lists of seven languages.
    'src/contract/skills/check-skill.ts',
    'src/contract/skills/parse-verdict.ts',
    'src/contract/skills/skill-document.schemas.ts',
    'src/contract/skills/skill-machine.ts',
    'src/contract/skills/skill-template.ts',
  ],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  dts: false,
  clean: true,
  sourcemap: true,
});
