import {
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto';
import type { NewBuildMachine, RunnerIdentity, RunnerJob, RunnerSecrets } from '@unmuted/api/contract';
import { queueBuild } from '#/modules/apps/builds/app-builds.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { builtApp } from '#/testing/apps/app-files.ts';

const derPrefixBytes = 12;

/** A registered build machine. */
export interface TestMachine {
  readonly id: string;
  readonly token: string;
  /** Calls a path below `/api/runner/jobs`. */
  call(path: string, options?: Parameters<TestApp['call']>[1]): Promise<Response>;
  claim(waitS?: number): Promise<RunnerJob | null>;
  /** Claims and accepts. */
  take(): Promise<RunnerJob>;
  open(secrets: RunnerSecrets, job: RunnerJob): unknown;
}

/** Calls of a test server about builds. */
export function runnerCalls(test: () => TestApp) {
  async function createMachine(name = 'Mac mini'): Promise<NewBuildMachine> {
    const response = await test().call('/api/admin/apps/build-machines', { as: 'admin', json: { name } });
    return (await response.json()) as NewBuildMachine;
  }

  async function register(labels: readonly string[] = ['android']): Promise<TestMachine> {
    const { registrationToken } = await createMachine();
    const { privateKey, publicKey } = generateKeyPairSync('x25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(derPrefixBytes);
    const json = { token: registrationToken, labels, publicKey: raw.toString('base64') };
    const registered = await test().call('/api/runner/register', { json });
    const { id, token } = (await registered.json()) as RunnerIdentity;
    const call: TestMachine['call'] = (path, options) =>
      test().call(`/api/runner/jobs/${path}`, { token, ...options });
    const claim = async (waitS = 0) => {
      const response = await call('claim', { json: { labels, waitS } });
      return ((await response.json()) as { job: RunnerJob | null }).job;
    };
    return {
      id,
      token,
      call,
      claim,
      async take() {
        const job = await claim();
        if (!job) throw new Error('No job is queued.');
        await call(`${job.id}/accept`, { json: { lease: job.lease } });
        return job;
      },
      open: (secrets, { id: jobId, lease }) => {
        const bytes = (text: string) => Buffer.from(text, 'base64');
        const prefix = publicKey.export({ format: 'der', type: 'spki' }).subarray(0, derPrefixBytes);
        const sender = createPublicKey({
          key: Buffer.concat([prefix, bytes(secrets.publicKey)]),
          format: 'der',
          type: 'spki',
        });
        const salt = Buffer.concat([bytes(secrets.publicKey), raw]);
        const shared = diffieHellman({ privateKey, publicKey: sender });
        const key = Buffer.from(hkdfSync('sha256', shared, salt, 'studio build secrets', 32));
        const decipher = createDecipheriv('aes-256-gcm', key, bytes(secrets.nonce))
          .setAAD(Buffer.from(`${jobId} ${lease}`))
          .setAuthTag(bytes(secrets.tag));
        const plain = Buffer.concat([decipher.update(bytes(secrets.ciphertext)), decipher.final()]);
        return JSON.parse(plain.toString('utf8')) as unknown;
      },
    };
  }

  /** A new app of `owner`, in the database alone. */
  async function newApp(platform: 'android' | 'ios' = 'android'): Promise<string> {
    const { db } = test();
    const { account_id } = await db
      .selectFrom('customers')
      .select('account_id')
      .where('email', '=', 'owner@studio.test')
      .executeTakeFirstOrThrow();
    const id = uuidv7();
    await db
      .insertInto('mobile_apps')
      .values({ id, account_id, platform, name: 'Radio Aurora', status: 'queued', version: '1.2.0' } as never)
      .execute();
    return id;
  }

  /** Queues a build of an app. */
  async function queue(appId: string, platform: 'android' | 'ios' = 'android'): Promise<string> {
    const at = test().clock.now();
    return test()
      .db.transaction()
      .execute((tx) => queueBuild(tx, { appId, platform, ...builtApp, at }));
  }

  /** A queued build of a new app. */
  async function queued(platform: 'android' | 'ios' = 'android') {
    const app = await newApp(platform);
    return { app, build: await queue(app, platform), platform };
  }

  return { createMachine, register, newApp, queue, queued };
}

/** The query of an upload. */
export const uploadQuery = ({ lease }: RunnerJob, content: Buffer): string =>
  `?lease=${lease}&sha256=${createHash('sha256').update(content).digest('hex')}`;
