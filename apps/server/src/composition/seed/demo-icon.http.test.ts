import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSkill, isSkillReady } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { seedDemo } from '#/composition/seed/seed.ts';
import { makeSkillIcons } from '#/modules/skills/packaging/skill-icons.ts';
import { connect } from '#/platform/db/connect.ts';
import { createFileStorage } from '#/platform/storage/storage.ts';
import { cheapPasswords, testSecrets } from '#/testing/app/test-secrets.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';

it('the skills of the demo that were sent to Amazon have an icon, so that they can be sent again', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'studio-demo-'));
  const database = await createTestDatabase('empty');
  const { db } = connect({ connection: database.connection, poolSize: 2 });
  try {
    const storage = createFileStorage(directory);
    await seedDemo(
      { db, storage, passwords: cheapPasswords(), secrets: testSecrets(), now: new Date() },
      'fixed',
    );
    const rows = await db.selectFrom('alexa_skills').select(['id', 'draft', 'sent']).execute();
    const draftOf = (id: string) => rows.find((row) => row.id === id)?.draft;
    for (const id of [demoSkillIds.rejected, demoSkillIds.live]) {
      const draft = draftOf(id);
      expect(draft && isSkillReady(checkSkill(draft))).toBe(true);
      expect(await makeSkillIcons(storage, draft?.icon ?? '')).not.toBeNull();
    }
    expect(draftOf(demoSkillIds.draft)?.icon).toBeNull();
    expect(await db.selectFrom('files').select(['is_public', 'width']).execute()).toEqual([
      { is_public: true, width: 1_024 },
    ]);
  } finally {
    await db.destroy();
    await database.drop();
    await rm(directory, { recursive: true });
  }
});
