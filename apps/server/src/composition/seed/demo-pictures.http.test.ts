import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkApp, checkSkill, isSkillReady } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { seedDemo } from '#/composition/seed/seed.ts';
import { picturesOf } from '#/modules/apps/app/draft-of.ts';
import { makeSkillIcons } from '#/modules/skills/packaging/skill-icons.ts';
import { connect } from '#/platform/db/connect.ts';
import { readImageHeader } from '#/platform/storage/image-header.ts';
import { createFileStorage } from '#/platform/storage/storage.ts';
import { cheapPasswords, testSecrets } from '#/testing/app/test-secrets.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'studio-demo-'));
const storage = createFileStorage(directory);
const database = await createTestDatabase('empty');
const { db } = connect({ connection: database.connection, poolSize: 2 });

beforeAll(async () => {
  await seedDemo(
    { db, storage, passwords: cheapPasswords(), secrets: testSecrets(), now: new Date() },
    'fixed',
  );
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(directory, { recursive: true });
});

it('the skills of the demo that were sent to Amazon have an icon, so that they can be sent again', async () => {
  const rows = await db.selectFrom('alexa_skills').select(['id', 'draft', 'sent']).execute();
  const draftOf = (id: string) => rows.find((row) => row.id === id)?.draft;
  for (const id of [demoSkillIds.rejected, demoSkillIds.live]) {
    const draft = draftOf(id);
    expect(draft && isSkillReady(checkSkill(draft))).toBe(true);
    expect(await makeSkillIcons(storage, draft?.icon ?? '')).not.toBeNull();
  }
  expect(draftOf(demoSkillIds.draft)?.icon).toBeNull();
});

it('the apps of the demo that were sent have all that their store wants, besides what staff sent back', async () => {
  const rows = await db.selectFrom('mobile_apps').select(['id', 'platform', 'draft']).execute();
  const errorsOf = (id: string) => {
    const row = rows.find((each) => each.id === id);
    if (!row?.draft) return null;
    const { fields, listings } = checkApp(row.draft, row.platform);
    return [...fields, ...listings].filter(({ level }) => level === 'error');
  };
  expect(errorsOf(demoAppIds.live)).toEqual([]);
  expect(errorsOf(demoAppIds.ios)).toEqual([]);
  expect(errorsOf(demoAppIds.returned)).toMatchObject([
    { field: 'title', code: 'capitals' },
    { field: 'short', code: 'claim' },
  ]);
});

it('the pictures of the demo are stored as uploads are: opaque PNG files in the sizes of the store', async () => {
  const files = await db.selectFrom('files').selectAll().execute();
  const rows = await db.selectFrom('mobile_apps').select('draft').execute();
  const used = new Set(rows.flatMap(({ draft }) => (draft ? picturesOf(draft) : [])));
  expect(used).toEqual(new Set(files.map(({ hash }) => `${hash}.png`)));
  const sizes = new Set<string>();
  for (const { hash, bytes, width, height, is_public } of files) {
    const stored = await storage.backend.open(hash);
    const content = stored ? await buffer(stored) : Buffer.alloc(0);
    expect(content.length).toBe(Number(bytes));
    expect(readImageHeader('image/png', content)).toMatchObject({ width, height, isComplete: true });
    expect(is_public).toBe(true);
    // Byte 25: 2 is true color without alpha.
    if (width !== height) expect(content[25]).toBe(2);
    sizes.add(`${width}x${height}`);
  }
  expect([...sizes].sort()).toEqual(['1024x1024', '1024x500', '1080x1920', '1320x2868', '1920x1080']);
});
