import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fixtures } from '@unmuted/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { readTemplate, templateFile } from './template.ts';
import { androidStandIns } from './testing/android-stand-ins.ts';
import { contentOf, readZip } from './zip-reader.ts';

const run = promisify(execFile);
const builder = path.join(import.meta.dirname, '../../../../scripts/build-preview-template.ts');
const sources = path.dirname(templateFile);
/** The implementation of org.json in Android. */
const json = '/usr/share/java/com.android.json.jar';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-template-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeWithTool('/usr/bin/smali', 'smali', () => {
  it('is up to date: node scripts/build-preview-template.ts', async () => {
    const output = path.join(folder, 'template.apk');
    await run(process.execPath, [builder, output]);
    expect((await readFile(output)).equals(await readFile(templateFile))).toBe(true);
  });
});

describeWithTool('/usr/bin/dexdump', 'dexdump', () => {
  it('has code that the verifier of files accepts, of its own classes only', async () => {
    const { stdout } = await run('dexdump', ['-d', templateFile], { maxBuffer: 10_000_000 });
    const classes = [...stdout.matchAll(/Class descriptor {2}: '(.+)'/g)].map(([, name]) => name);
    expect(classes).toContain('Lapp/radio/PlayerService;');
    expect(classes.filter((name) => !name?.startsWith('Lapp/radio/'))).toEqual([]);
  });
});

describeWithTool('/usr/bin/javac', 'default-jdk-headless', () => {
  describeWithTool('/usr/bin/enjarify', 'enjarify', () => {
    describeWithTool(json, 'libandroid-json-java', simulate);
  });
});

/** Runs the bytecode of the template as Java, with stand-ins for Android. */
function simulate() {
  const classes = () => path.join(folder, 'classes');
  const app = () => path.join(folder, 'app.jar');
  const classPath = () => [classes(), app(), json].join(':');

  async function compile(): Promise<void> {
    const smali = globSync('smali/**/*.smali', { cwd: sources }).map((name) =>
      readFileSync(path.join(sources, name), 'utf8'),
    );
    const standIns = path.join(folder, 'stand-ins');
    for (const [name, source] of androidStandIns(smali.join(''))) {
      await mkdir(path.dirname(path.join(standIns, name)), { recursive: true });
      await writeFile(path.join(standIns, name), source);
    }
    const code = readZip(await readTemplate()).find(({ name }) => name === 'classes.dex');
    const dex = path.join(folder, 'classes.dex');
    await writeFile(dex, code ? contentOf(code) : '');
    // The program of the package takes the first Python that it finds, which may not be Debian's.
    await run('/usr/bin/python3', ['-m', 'enjarify.main', '-f', '-o', app(), dex]);
    const files = globSync(['stand-ins/**/*.java'], { cwd: folder }).map((name) => path.join(folder, name));
    const simulation = globSync('simulation/*.java', { cwd: sources }).map((name) =>
      path.join(sources, name),
    );
    await run('javac', ['-nowarn', '-d', classes(), '-cp', `${app()}:${json}`, ...files, ...simulation]);
  }

  it('passes the verifier of Java, and does what it should in every scenario', async () => {
    await compile();
    const { stdout } = await run('java', [
      ...['-Xverify:all', '-cp', classPath(), 'simulation.Scenarios'],
      JSON.stringify(fixtures.appConfig),
    ]);
    const results = stdout.trim().split('\n').sort();
    expect(results).toEqual(
      [
        'DoesNotPlayDuringACall',
        'GivesUpAfter30Failures',
        'GivesWayToOthers',
        'OutlivesTheScreenOnlyWhileItPlays',
        'PausesWhenHeadphonesAreUnplugged',
        'PlaysInTheForeground',
        'PlaysOnAndroid7',
        'PlaysTheChosenStream',
        'PlaysWithoutWifi',
        'ReconnectsAfterLongerAndLongerDelays',
        'RefusesDamagedDescriptions',
        'ReplacesAPlayerThatStalls',
        'ShowsTheStation',
        'ShowsTitlesWhileItIsVisible',
        'StopsWhenTheSystemEndsTheService',
        'TakesTheConfiguration',
      ].map((name) => `${name}: ok`),
    );
  });
}
