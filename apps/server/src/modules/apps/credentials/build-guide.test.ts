import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSecrets, keystoreSecrets } from '#/modules/apps/credentials/release-secrets.ts';

/** Runs the build commands of docs/guide/build-machines.md verbatim, with the secrets that a machine gets and other tools. */

const run = promisify(execFile);
const kitFolder = path.join(import.meta.dirname, '../kit/template');
const content = Buffer.from('secret').toString('base64');
const ios = bundleSecrets(
  {
    certificate: { content, password: 'p12 password' },
    profile: { content },
    uploadKey: { content, keyId: 'ABCDE12345', issuerId: '5f1d7a52-8a0e-4c55-9b1d-0d3a8c4b7e11' },
  },
  { name: 'Aurora App Store', teamIds: ['A1B2C3D4E5'] },
);
const android = keystoreSecrets({ content, password: 'store password', keyPassword: '', alias: 'upload' });

let guide = '';
let root = '';
beforeAll(async () => {
  guide = await readFile(new URL('../../../../../../docs/guide/build-machines.md', import.meta.url), 'utf8');
  root = await mkdtemp(path.join(tmpdir(), 'studio-guide-'));
});
afterAll(() => rm(root, { recursive: true }));

/** The indented block below a heading. */
function exampleOf(heading: string): string {
  const lines = (guide.split(`### ${heading}\n\n`)[1] ?? '').split('\n');
  const end = lines.findIndex((line) => line !== '' && !line.startsWith('    '));
  return lines
    .slice(0, end)
    .map((line) => line.slice(4))
    .join('\n');
}

/** Runs an example in new folders, with a tool that writes its environment to a file and makes what the real one would. */
async function build(heading: string, tool: { name: string; makes: string }, secrets: typeof ios) {
  const folder = await mkdtemp(path.join(root, 'job-'));
  const at = (name: string) => path.join(folder, name);
  for (const name of ['kit', 'kit/android', 'output', 'secrets', 'bin'])
    await mkdir(at(name), { recursive: true });
  for (const file of secrets.files) await writeFile(path.join(at('secrets'), file.name), file.content);
  await writeFile(at(`bin/${tool.name}`), `#!/bin/sh\nenv > "${at('env')}"\n${tool.makes}\n`);
  await chmod(at(`bin/${tool.name}`), 0o755);
  const env = {
    PATH: `${at('bin')}:/usr/bin:/bin`,
    STUDIO_KIT: at('kit'),
    STUDIO_OUTPUT: at('output'),
    STUDIO_SECRETS: at('secrets'),
    STUDIO_PACKAGE_ID: 'fm.aurora.app',
    ...secrets.env,
  };
  const end = await run('/bin/sh', ['-c', exampleOf(heading)], { cwd: at('kit'), env }).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  const seen = await readFile(at('env'), 'utf8').catch(() => '');
  const variables = new Map(
    seen.split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
  );
  const { stdout } = await run('/bin/ls', [at('output')]);
  return { end, variables, output: stdout.trim().split('\n') };
}

const namesIn = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, name = '']) => name);

describe('the example for iOS', () => {
  const fastlane = { name: 'fastlane', makes: 'touch "$OUTPUT_DIR/App.ipa" "$OUTPUT_DIR/App.app.dSYM.zip"' };

  it('sets each variable that the lanes of the kit need, and names files that arrive', async () => {
    const { end, variables, output } = await build('iOS with fastlane', fastlane, ios);
    expect(end).toBe(0);
    expect(output).toEqual(['App.app.dSYM.zip', 'App.ipa']);
    const lanes = await readFile(path.join(kitFolder, 'fastlane-ios/Fastfile'), 'utf8');
    const needed = namesIn(lanes, /ENV\.fetch\("(\w+)"\)/g);
    expect(needed).toContain('IOS_CERTIFICATE_PATH');
    for (const name of needed) expect(variables.get(name), name).not.toBeOneOf([undefined, '']);
    const places = ['IOS_CERTIFICATE_PATH', 'IOS_PROFILE_PATH', 'ASC_KEY_PATH'];
    for (const name of places) expect(await readFile(variables.get(name) ?? '', 'utf8'), name).toBe('secret');
  });

  it('ends with 3 without a bundle', async () => {
    expect((await build('iOS with fastlane', fastlane, { env: {}, files: [] })).end).toBe(3);
  });
});

describe('the example for Android', () => {
  // A flavor is in the names of folders and files.
  const makes = `mkdir -p app/build/outputs && cd app/build/outputs
mkdir -p bundle/plainRelease apk/plain/release mapping/plainRelease
touch bundle/plainRelease/app-plain-release.aab apk/plain/release/app-plain-release.apk mapping/plainRelease/mapping.txt`;
  const gradle = { name: 'gradle', makes };

  it('sets each variable that the project of the kit needs, and uploads what it makes', async () => {
    const { end, variables, output } = await build('Android with Gradle', gradle, android);
    expect(end).toBe(0);
    expect(output).toEqual(['fm.aurora.app.aab', 'fm.aurora.app.apk', 'mapping.txt']);
    const project = await readFile(path.join(kitFolder, 'android/app/build.gradle.kts'), 'utf8');
    const needed = namesIn(project, /secret\("(\w+)"\)/g);
    expect(needed).toContain('ANDROID_KEYSTORE_PATH');
    for (const name of needed) expect(variables.get(name), name).not.toBeOneOf([undefined, '']);
    expect(await readFile(variables.get('ANDROID_KEYSTORE_PATH') ?? '', 'utf8')).toBe('secret');
  });

  it('ends with 3 without a keystore', async () => {
    expect((await build('Android with Gradle', gradle, { env: {}, files: [] })).end).toBe(3);
  });
});
