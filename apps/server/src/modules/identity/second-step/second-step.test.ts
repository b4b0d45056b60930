import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRecoveryCodes, newSecret, recoveryHash } from '#/modules/identity/second-step/codes.ts';
import {
  countRecoveryCodes,
  enableSecondStep,
  putPendingStep,
  replaceRecoveryCodes,
} from '#/modules/identity/second-step/second-step.repository.ts';
import { checkSecondStep, placeOf } from '#/modules/identity/second-step/second-step.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { connect } from '#/platform/db/connect.ts';
import type { Db } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';

const secrets = createSecretBox([Buffer.alloc(32, 9)]);
const now = new Date('2026-03-02T09:10:05.000Z');
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const connection = connect({ connection: database.connection, poolSize: 10 });
  db = connection.db;
  close = async () => {
    await connection.close();
    await database.drop();
  };
});
afterAll(() => close());

let owner: { customerId: string };
let secret: string;
let codes: string[];
beforeEach(async () => {
  owner = { customerId: uuidv7() };
  secret = newSecret();
  codes = newRecoveryCodes();
  const id = uuidv7();
  await db.insertInto('accounts').values({ id: owner.customerId, name: 'Noor Vance' }).execute();
  await db
    .insertInto('customers')
    .values({
      id: owner.customerId,
      account_id: owner.customerId,
      email: `${owner.customerId}@people.test`,
      first_name: 'Noor',
      last_name: 'Vance',
      company: null,
      locale: 'en',
      timezone: 'UTC',
      password_hash: 'none',
      disabled_at: null,
    })
    .execute();
  await putPendingStep(db, owner, { id, secret: secrets.seal(secret, placeOf({ id })), created_at: now });
  await db.transaction().execute(async (tx) => {
    await enableSecondStep(tx, owner, { id, at: now, lastStep: 0 });
    await replaceRecoveryCodes(
      tx,
      owner,
      codes.map((code) => recoveryHash(secret, code)),
    );
  });
});

const codeAt = (seconds: number) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + seconds * 1000 });
const check = (code: string | undefined, at = now, whose = owner) =>
  checkSecondStep(db, { secrets }, whose, code, at);
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a code of the app', () => {
  it('is required if none was sent', async () => {
    expect(await check(undefined)).toBe('missing');
  });

  it('is not required for an account without a second step', async () => {
    expect(await check('123456', now, { customerId: uuidv7() })).toBe('off');
  });

  it('is accepted with spaces and hyphens', async () => {
    const code = codeAt(0);
    expect(await check(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe('ok');
  });

  it('is accepted one step early or late, and no further', async () => {
    expect(await check(codeAt(-60))).toBe('wrong');
    expect(await check(codeAt(60))).toBe('wrong');
    expect(await check(codeAt(-30))).toBe('ok');
    expect(await check(codeAt(30))).toBe('ok');
  });

  it('is accepted once', async () => {
    expect(await check(codeAt(0))).toBe('ok');
    expect(await check(codeAt(0))).toBe('wrong');
    expect(await check(codeAt(0), after(29))).toBe('wrong');
  });

  it('is rejected after a later one was used', async () => {
    expect(await check(codeAt(30))).toBe('ok');
    expect(await check(codeAt(0))).toBe('wrong');
    expect(await check(codeAt(60), after(60))).toBe('ok');
  });

  it('is accepted in only one of ten concurrent calls', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => check(codeAt(0))));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(9);
  });

  it('is valid again after the transaction rolls back', async () => {
    const failing = db.transaction().execute(async (tx) => {
      expect(await checkSecondStep(tx, { secrets }, owner, codeAt(0), now)).toBe('ok');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await check(codeAt(0))).toBe('ok');
  });
});

describe('a recovery code', () => {
  it('is accepted once, however it is typed', async () => {
    const [code = ''] = codes;
    expect(await check(code.toLowerCase().replace('-', ' '))).toBe('ok_recovery');
    expect(await check(code)).toBe('wrong');
    expect(await countRecoveryCodes(db, owner)).toBe(codes.length - 1);
  });

  it('is accepted in only one of ten concurrent calls', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => check(codes[1])));
    expect(outcomes.filter((outcome) => outcome === 'ok_recovery')).toHaveLength(1);
    expect(await countRecoveryCodes(db, owner)).toBe(codes.length - 1);
  });

  it.each(['ABCDE-FGHJK', '1234567', '……………………', '000000 0'])('does not match %j', async (code) => {
    expect(await check(code)).toBe('wrong');
  });
});
