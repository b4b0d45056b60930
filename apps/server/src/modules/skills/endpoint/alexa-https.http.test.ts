import type { Skill, SkillManifest, SkillStatistics, StaffSkill } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { AlexaDevice, type InteractionModel } from '#/modules/skills/endpoint/testing/alexa-device.ts';
import { longLivedChain, longLivedRoot } from '#/modules/skills/endpoint/testing/signed-requests.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { createContexts } from '#/platform/tls/contexts.ts';
import { startTlsFront } from '#/platform/tls/front.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { selfSigned } from '#/testing/certificates/self-signed.ts';
import { skillCalls } from '#/testing/skills/skill-calls.ts';

const id = demoSkillIds.live;
const main = 'https://streams.example/atlantic.mp3';
const backup = 'https://backup.example/atlantic.mp3';
const connector = {
  ask: async ({ url }: { readonly url: string }) => ({
    status: 200,
    url,
    body: Buffer.from(longLivedChain()),
    headers: new Map(),
  }),
} as unknown as Connector;

/** The server behind the TLS front, with a device that knows the skill only as Amazon does. */
async function deviceOf(test: TestApp) {
  const { read, save, versioned } = skillCalls(() => test);
  await save({ backupUrl: backup }, { id });
  const { settings } = await readStaff(test);
  await test.call(`/api/admin/alexa/${id}`, {
    as: 'admin',
    method: 'PUT',
    json: { ...settings, forcedUrl: main },
    headers: await versioned(id),
  });
  const { endpointUrl } = await readStaff(test);
  const endpoint = new URL(endpointUrl);
  const appUrl = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  const certificate = await selfSigned(endpoint.hostname);
  const front = await startTlsFront(
    {
      contexts: createContexts({ clock: systemClock, load: async () => certificate, onError: () => {} }),
      app: { host: appUrl.hostname, port: Number(appUrl.port) },
      streams: null,
      challengePath: '/.well-known/acme-challenge',
      publicPort: () => 443,
      isTrustedProxy: () => false,
      socketsPerAddress: 20,
      onError: () => {},
    },
    { host: '127.0.0.1', httpsPort: 0, httpPort: 0 },
  );
  const manifest = (await (
    await test.call(`/api/admin/alexa/${id}/manifest`, { as: 'admin' })
  ).json()) as SkillManifest;
  const model = manifest.models.find(({ locale }) => locale === 'en-GB')?.model as {
    readonly interactionModel: { readonly languageModel: InteractionModel };
  };
  const { amazonId } = (await read(id)) as Skill;
  const device = new AlexaDevice({
    endpoint,
    ca: certificate.chain,
    port: front.httpsPort,
    applicationId: amazonId ?? '',
    locale: 'en-GB',
    model: model.interactionModel.languageModel,
    now: () => test.clock.now(),
  });
  return { device, stop: () => front.stop() };
}

const readStaff = async (test: TestApp) =>
  (await (await test.call(`/api/admin/alexa/${id}`, { as: 'admin' })).json()) as StaffSkill;

it('holds a whole conversation with a device, over https with signed requests', async () => {
  const test = await createTestApp(
    { connector, alexaRoots: () => [longLivedRoot] },
    { oneProcess: 'the device talks to this process' },
  );
  const { device, stop } = await deviceOf(test);
  try {
    expect(await device.say('Alexa, open atlantic talk')).toContain('Atlantic Talk');
    expect([device.playing, device.listens]).toEqual([main, false]);
    expect(await device.say('Alexa, ask atlantic talk what’s playing')).toContain('Atlantic Talk');
    expect(device.playing).toBe(main);
    await device.fail(90_000);
    expect(device.playing).toBe(backup);
    await device.fail(30_000);
    expect(device.playing).toBeNull();
    await device.press('play');
    expect(device.playing).toBe(main);
    expect(await device.say('Alexa, next')).toContain('live');
    await device.say('Alexa, pause');
    expect(device.playing).toBeNull();
    await device.stopAfter(3_600_000);
    await device.say('Alexa, resume');
    expect(device.playing).toBe(main);
    await device.say('Alexa, help');
    expect(device.listens).toBe(true);
    await device.say('order a pizza');
    expect(device.listens).toBe(true);
    await device.say('stop');
    expect([device.playing, device.listens]).toEqual([null, false]);
    const counted = await test.call(`/api/control/alexa/${id}/stats`, { as: 'owner' });
    expect((await counted.json()) as SkillStatistics).toMatchObject({
      plays: 3,
      misses: 1,
      // 90 s, 30 s and an hour.
      hours: 1.03,
    });
  } finally {
    await stop();
    await test.close();
  }
});
