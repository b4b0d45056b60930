import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import {
  freePorts,
  hasCertificateAuthority,
  startCertificateAuthority,
} from '#/testing/certificates/certificate-authority.ts';
import { writeSiteBuild } from '#/testing/sites/site-build.ts';
import { siteCalls } from '#/testing/sites/site-calls.ts';

const guide = path.join(import.meta.dirname, '../../../../../docs/guide/tls.md');
const caddy = '/usr/bin/caddy';
const domain = 'listen.harbour.example';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-caddy-'));
  const siteRoot = await writeSiteBuild(path.join(folder, 'built-site'));
  test = await createTestApp({ siteRoot }, { oneProcess: 'Caddy reaches it through a socket' });
  const { save, done, change, reset, insertDomain } = siteCalls(() => test);
  await reset();
  await test.db.deleteFrom('site_domains').execute();
  await done(save({}));
  await done(change('/publish'));
  await insertDomain(domain, { isPrimary: true });
  await insertDomain('pending.harbour.example', { isVerified: false });
  test.clock.advance({ seconds: 10 });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

describe('a proxy asks for which names it may request a certificate', () => {
  const ask = async (name: string, headers?: Record<string, string>, from?: string) =>
    (await test.call(`/internal/tls/ask?domain=${name}`, { headers, ...(from && { from }) })).status;

  it.each([
    ['a verified domain of a published site', domain, 200],
    ['in any case', domain.toUpperCase(), 200],
    ['a name below the host of sites', 'harbour.sites.studio.example', 200],
    ['a site that is not published', 'meadow-lane.sites.studio.example', 404],
    ['a domain that is not verified', 'pending.harbour.example', 404],
    ['the dashboard', 'studio.example', 200],
    ['streams', 'streams.example', 200],
    ['any other name', 'evil.example', 404],
    ['no name', '', 404],
  ])('%s', async (_what, name, status) => {
    expect(await ask(name)).toBe(status);
  });

  it('from this machine and trusted proxies only, and not through a proxy', async () => {
    expect(await ask(domain, undefined, '203.0.113.7')).toBe(404);
    expect(await ask(domain, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });
});

describe.runIf(hasCertificateAuthority && existsSync(caddy))('the configuration for Caddy', () => {
  it('serves a site at its domain with a certificate, and refuses other names', async () => {
    const [appPort = 0, httpPort = 0, httpsPort = 0] = await freePorts(3);
    const authority = await startCertificateAuthority({ httpPort });
    await test.app.listen({ host: '127.0.0.1', port: appPort });
    const [, block = ''] = /```caddyfile\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8')) ?? [];
    expect(block).toContain('on_demand');
    const config = block.replaceAll('127.0.0.1:4100', `127.0.0.1:${appPort}`).replace(
      '{\n',
      `{
	acme_ca ${authority.directory}
	acme_ca_root ${authority.apiCertificateFile}
	http_port ${httpPort}
	https_port ${httpsPort}
	admin off
	storage file_system ${path.join(folder, 'caddy')}
`,
    );
    const file = path.join(folder, 'Caddyfile');
    await writeFile(file, config);
    const proxy = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { HOME: folder },
    });
    let log = '';
    proxy.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    try {
      await expect.poll(() => log, { timeout: 20_000 }).toContain('serving initial configuration');
      const visit = (name: string) => get({ name, port: httpsPort, ca: authority.root });
      let answer = await visit(domain).catch(String);
      for (let left = 40; typeof answer === 'string' && left > 0; left -= 1) {
        await setTimeout(500);
        answer = await visit(domain).catch(String);
      }
      expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('page harbour en public') });
      await expect(visit('evil.example')).rejects.toThrow();
      expect(log).not.toContain('"identifier":"evil.example"');
    } finally {
      proxy.kill('SIGKILL');
      await once(proxy, 'exit');
      await authority.stop();
    }
  });
});

interface Visit {
  readonly name: string;
  readonly port: number;
  readonly ca: string;
}

async function get({ name, port, ca }: Visit): Promise<{ status: number | undefined; body: string }> {
  const request = https.get({
    ...{ host: '127.0.0.1', port, servername: name, ca, agent: false },
    headers: { host: name },
  });
  const [response] = await once(request, 'response');
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body };
}
