import type { ErrorCode } from '@unmuted/api/contract';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { skillCalls } from '#/testing/skills/skill-calls.ts';

type SkillCode = Extract<ErrorCode, `skill.${string}`>;

/** A call that produces each error code about skills. */
export function skillErrorCauses(test: () => TestApp): Readonly<Record<SkillCode, () => Promise<Response>>> {
  const { save, move, submit, createReady, versioned } = skillCalls(test);
  const sent = async () => {
    const { skill } = await createReady();
    await submit(skill.id);
    return skill.id;
  };
  return {
    'skill.not_ready': () => submit(demoSkillIds.draft),
    'skill.not_in_review': () => move('approve', { id: demoSkillIds.draft }),
    'skill.in_review': async () => move('certify', { id: await sent() }),
    'skill.in_certification': async () => {
      const id = await sent();
      await move('approve', { id });
      await move('send', { id });
      return submit(id);
    },
    'skill.suspended': async () => {
      const { skill } = await createReady();
      await move('suspend', { id: skill.id, reason: 'Invoice 4711' });
      return submit(skill.id);
    },
    'skill.name_frozen': async () => {
      const { draft } = await skillCalls(test).read(demoSkillIds.live);
      const voices = draft.voices.map((voice) => ({ ...voice, invocationName: 'another name' }));
      return save({ voices }, { id: demoSkillIds.live });
    },
    'skill.source_unknown': () => save({ source: { kind: 'station', id: uuidv7() } }),
    'skill.file_unknown': () => save({ icon: `${'0'.repeat(64)}.png` }),
    'skill.reason_required': () => move('suspend', { id: demoSkillIds.draft }),
    'skill.amazon_unavailable': async () => {
      const id = await sent();
      const headers = await versioned(id);
      return test().call(`/api/admin/alexa/${id}/amazon`, { as: 'admin', json: {}, headers });
    },
    'skill.id_required': async () => {
      const id = await sent();
      await move('approve', { id });
      await move('send', { id });
      return move('certify', { id });
    },
  };
}
