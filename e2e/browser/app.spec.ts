import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test.ts';

/** From a station to an app on a phone: onboarding, review, a build by `studio-runner`, and a preview. */

const run = promisify(execFile);
const runner = join(import.meta.dirname, '../../apps/runner/src/main.ts');
const framework = '/usr/share/android-framework-res/framework-res.apk';
const tools = ['aapt', 'aapt2', 'apksigner', 'keytool', 'smali'].map((name) => `/usr/bin/${name}`);
const packageId = 'fm.harbourrock.journey';

/** What Gradle would do with the kit, by Debian's tools: a signed app of the package and version that Studio asks for. */
const buildCommand = (keystore: string) => `set -eu
test -f "$STUDIO_KIT/android/settings.gradle.kts"
echo "::studio progress 20"
cat > manifest.xml <<END
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="$STUDIO_PACKAGE_ID">
  <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="29"/>
  <application android:label="Harbour Rock"/>
</manifest>
END
aapt2 link -I ${framework} --manifest manifest.xml -o app.apk \\
  --version-name "$STUDIO_VERSION_NAME" --version-code "$STUDIO_VERSION_CODE"
printf '.class public Lapp/Main;\\n.super Ljava/lang/Object;\\n' > Main.smali
smali assemble -o classes.dex Main.smali
aapt add app.apk classes.dex
echo "::studio progress 80"
apksigner sign --ks ${keystore} --ks-pass pass:journey --out "$STUDIO_OUTPUT/$STUDIO_PACKAGE_ID.apk" app.apk
echo "Signed by the journey"
`;

test.skip(![framework, ...tools].every(existsSync), 'the tools of Android are not installed');

let folder: string;
let machine: ChildProcess | undefined;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-app-'));
});
test.afterAll(async () => {
  machine?.kill();
  await rm(folder, { recursive: true });
});

test('an owner designs an app, staff approve it, a machine builds it, and a phone can install the preview', async ({
  page,
  enter,
  guard,
  product,
}) => {
  // The address may have the id of a station: then there is no app yet.
  guard.allow(/404.*\/control\/mobile\//);
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  const icon = join(folder, 'icon.png');
  const drawing = ['-f', 'lavfi', '-i', 'testsrc2=size=1024x1024', '-frames:v', '1', icon];
  await run('ffmpeg', ['-loglevel', 'error', ...drawing]);

  await test.step('seven steps', async () => {
    await enter('owner');
    const station = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', {
      name: 'Harbour Rock',
    });
    const address = await station.getAttribute('href');
    await page.goto(`/apps/android/create/${address?.split('/').at(-1)}`);
    await page.getByRole('button', { name: 'Create the Android app' }).click();
    await expect(page.getByText(/^Step 3 of 7: Look/).first()).toBeVisible();
    await page.locator('input[type=file]').first().setInputFiles(icon);
    await page.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByText('Square, 1,024 pixels')).toBeVisible();
    await page.getByRole('button', { name: 'Identity' }).last().click();
    await page.getByLabel('Package ID').fill(packageId);
    await expect(page.getByText(/^Free here/)).toBeVisible();
    await page.getByRole('button', { name: 'Content' }).first().click();
    await page.getByLabel('Privacy policy').fill('https://harbour-rock.example/privacy');
    await page.getByLabel('Website').last().fill('https://harbour-rock.example');
    await page.getByRole('button', { name: 'Next: Listing' }).click();
    await page.getByRole('button', { name: 'Draw all' }).click();
    await expect(page.getByText('Everything fits')).toHaveCount(4, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Next: Legal' }).click();
    await page.getByLabel('Name of the developer account').fill('Aurora Media');
    for (const right of [
      /name of the station/,
      /logo and all pictures/,
      /publish the streams/,
      /in the background/,
    ])
      await page.getByRole('checkbox', { name: right }).check();
    await page.getByRole('button', { name: 'Next: Review' }).click();
    await expect(page.getByText('The draft can be sent for review')).toBeVisible();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL(/\/apps\/android\/[0-9a-f-]+$/);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('a build machine', async () => {
    await enter('admin', '/admin/apps/build-machines');
    await page.getByRole('button', { name: 'Add machine' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('journey');
    await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
    const command = page.getByText(/studio_register_/).first();
    const [token = ''] = /studio_register_[\w-]+/.exec((await command.textContent()) ?? '') ?? [];
    const config = ['--config', join(folder, 'runner.json')];
    const url = ['--url', `${product.origin}/api`, '--allow-http', '--labels', 'android'];
    await page.getByRole('button', { name: 'I’ve copied it' }).click();
    await run(process.execPath, [runner, 'register', ...url, ...config], {
      env: { ...process.env, STUDIO_RUNNER_TOKEN: token },
    });
    const keystore = join(folder, 'upload.jks');
    const key = [
      '-genkeypair',
      '-alias',
      'upload',
      '-keyalg',
      'RSA',
      '-dname',
      'CN=Journey',
      '-validity',
      '9999',
    ];
    await run('keytool', [...key, '-keystore', keystore, '-storepass', 'journey']);
    await writeFile(join(folder, 'build.sh'), buildCommand(keystore));
    const task = ['run', '--command', `sh ${join(folder, 'build.sh')}`, ...config];
    machine = spawn(process.execPath, [runner, ...task], { stdio: 'ignore' });
  });

  await test.step('review and build', async () => {
    await page.goto(`/admin/apps/android/edit/${id}`);
    await page.getByRole('button', { name: 'Approve and build' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve and build' }).click();
    // The page follows the build by live events.
    await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.goto(`/admin/apps/android/edit/${id}?tab=builds`);
    await expect(page.getByText('Signed by the journey')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(packageId) }).first()).toBeVisible();
  });

  await test.step('preview', async () => {
    await enter('owner', `/apps/android/${id}?tab=builds`);
    await page.getByRole('button', { name: 'Build the preview' }).click();
    const link = page.getByRole('link', { name: /^Download \(/ }).first();
    await expect(link).toBeVisible();
    const response = await fetch((await link.getAttribute('href')) ?? '');
    const apk = Buffer.from(await response.arrayBuffer());
    const file = join(folder, 'preview.apk');
    await writeFile(file, apk);
    const { stdout } = await run('apksigner', ['verify', '--verbose', '--print-certs', file]);
    expect(stdout).toContain('Verified using v2 scheme (APK Signature Scheme v2): true');
    expect(stdout).toContain('Verified using v3 scheme (APK Signature Scheme v3): true');
    const { stdout: badging } = await run('aapt', ['dump', 'badging', file]);
    expect(badging).toContain(`package: name='${packageId}.preview'`);
    const { stdout: station } = await run('python3', [
      ...[
        '-c',
        'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).read("assets/station.json").decode())',
      ],
      file,
    ]);
    const { configUrl, name } = JSON.parse(station) as { configUrl: string; name: string };
    expect(await (await fetch(configUrl)).json()).toMatchObject({ name });
    await expect(page.getByText(createHash('sha256').update(apk).digest('hex'))).toBeVisible();
  });
});
