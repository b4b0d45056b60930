import type { SkillDocument } from '@unmuted/api/contract';
import type { DemoPicture } from '#/composition/seed/demo-pictures.ts';
import type { DemoSkill } from '#/composition/seed/demo-skills.ts';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

const dayMs = 86_400_000;
/** What the steps of a skill are before it is sent. */
const unsent = ['draft'];

interface Owner {
  readonly accountId: string;
  readonly name: string;
  readonly casts: readonly { readonly id: string; readonly username: string }[];
  readonly now: Date;
  readonly icon: DemoPicture | null;
}

/** Skills with their drafts and their life so far. */
export async function insertDemoSkills(tx: Tx, owner: Owner, skills: readonly DemoSkill[]): Promise<void> {
  const { icon } = owner;
  if (icon && skills.some(({ hasIcon }) => hasIcon))
    await saveFile(tx, {
      hash: icon.hash,
      content_type: 'image/png',
      bytes: icon.bytes,
      width: icon.width,
      height: icon.height,
      is_public: true,
      created_at: owner.now,
    });
  for (const skill of skills) await insertDemoSkill(tx, owner, skill);
}

async function insertDemoSkill(
  tx: Tx,
  { accountId, name, casts, now, icon }: Owner,
  skill: DemoSkill,
): Promise<void> {
  const { id, cast, amazonId, steps, reason = '', sentName } = skill;
  const castId = casts.find(({ username }) => username === cast)?.id;
  const document: SkillDocument = {
    ...skill.document,
    ...(skill.hasIcon && icon && { icon: `${icon.hash}.png` }),
    ...(castId !== undefined && { source: { kind: 'cast', id: castId } }),
  };
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  const [state = 'draft', since = 0] = steps.at(-1) ?? [];
  const sentAt = steps.find(([each]) => !unsent.includes(each));
  const text = JSON.stringify(document);
  const [first] = document.voices;
  await tx
    .insertInto('alexa_skills')
    .values({
      id,
      account_id: accountId,
      name: document.name,
      invocation_name: first?.invocationName ?? '',
      locales: document.voices.map(({ locale }) => locale),
      status: state,
      status_since: at(since),
      draft: text,
      draft_saved_at: at(since),
      amazon_id: amazonId,
      reason,
      ...(sentAt && { sent: JSON.stringify(sentOf(document, sentName)), sent_at: at(sentAt[1]) }),
      ...(state === 'active' && { live: text, live_at: at(since) }),
      ...(state === 'rejected' &&
        first && {
          comments: JSON.stringify([{ field: 'invocationName', locale: first.locale, text: reason }]),
        }),
    })
    .execute();
  await tx
    .insertInto('skill_steps')
    .values(
      steps.map(([each, daysAgo]) => ({
        id: uuidv7(at(daysAgo)),
        skill_id: id,
        state: each,
        at: at(daysAgo),
        by_name: each === 'in_review' ? name : null,
        by_staff: each !== 'in_review',
        reason: each === state ? reason : '',
      })),
    )
    .execute();
}

const sentOf = (document: SkillDocument, name: string | undefined): SkillDocument => ({
  ...document,
  voices: document.voices.map((voice, index) =>
    index === 0 && name !== undefined ? { ...voice, invocationName: name } : voice,
  ),
});
