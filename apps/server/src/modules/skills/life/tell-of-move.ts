import type { SkillState } from '@unmuted/api/contract';
import type { LockedSkill } from '#/modules/skills/skill/skill.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { productOfSkill } from '#/platform/events/products.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import type { Mail } from '#/platform/mail/mail.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

export interface ToldMove {
  readonly skill: LockedSkill;
  readonly from: SkillState;
  readonly to: SkillState;
  /** Shown to the owner. */
  readonly reason: string;
  readonly byStaff: boolean;
}

/** Tells the owner's programs of a move, and the people who manage the skill if staff made one that concerns them. */
export async function tellOfMove(
  deps: NotifyDeps & { readonly publicUrl: () => string },
  tx: Tx,
  { skill, from, to, reason, byStaff }: ToldMove,
): Promise<void> {
  const { id, name: skillName, account_id: accountId } = skill;
  await recordEvents(tx, [
    {
      accountId,
      type: 'skill.state',
      at: deps.clock.now(),
      product: { skill: { id, name: skillName } },
      data: { state: to, previous: from },
    },
  ]);
  if (!byStaff || from === 'suspended') return;
  const common = { skill: skillName, link: `${deps.publicUrl()}/dashboard` };
  const mailTo = mailOf(to, { ...common, quote: reason });
  if (!mailTo) return;
  await notify(deps, tx, {
    accountId,
    kind: 'skill_state',
    products: [productOfSkill(id)],
    about: skillName,
    mailTo,
  });
}

type Texts = { readonly skill: string; readonly link: string; readonly quote: string };

function mailOf(to: SkillState, texts: Texts): ((name: string) => Mail) | null {
  const { skill, link } = texts;
  if (to === 'changes_requested') return (name) => ({ kind: 'skill_changes_requested', name, ...texts });
  if (to === 'rejected') return (name) => ({ kind: 'skill_rejected', name, ...texts });
  if (to === 'suspended') return (name) => ({ kind: 'skill_suspended', name, ...texts });
  return to === 'active' ? (name) => ({ kind: 'skill_live', name, skill, link }) : null;
}
