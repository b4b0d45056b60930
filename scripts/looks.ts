/** Compares the components with their approved pictures: `-- --update-snapshots` approves, `-- -g button` selects. */
import { spawnSync } from 'node:child_process';
import { chromiumEnv } from './gates/chromium.ts';
import { root } from './gates/command.ts';
import { storyPage } from './gates/story-run.ts';

await storyPage();
const args = ['playwright', 'test', '--config', 'playwright.looks.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync('npx', args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(await chromiumEnv()) },
});
process.exit(status ?? 1);
