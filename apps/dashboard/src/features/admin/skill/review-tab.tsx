import { Plural } from '@lingui/react/macro';
import type { ApiClients, SkillDocument, StaffSkill } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { PageGrid } from '@unmuted/ui/page';
import { useMemo, useState } from 'react';
import { VersionBar, type VersionName, type Versions } from '#/features/admin/review/version-bar.tsx';
import { ChangesCard } from '#/features/admin/skill/changes-card.tsx';
import { ChecksCard } from '#/features/admin/skill/checks-card.tsx';
import { DocumentCard } from '#/features/admin/skill/document-card.tsx';
import { checkSkill } from '#/features/admin/skill/settings.schema.ts';
import { VoicesCard } from '#/features/admin/skill/voices-card.tsx';
import { movesIn } from '#/features/admin/skill-moves/moves.ts';
import type { DraftComment } from '#/features/admin/skill-moves/review-draft.ts';

export interface ReviewTabProps {
  api: ApiClients;
  skill: StaffSkill;
  draft: readonly DraftComment[];
  onComment: (about: Pick<DraftComment, 'field' | 'locale'>) => void;
  onMove: (move: SkillMove) => void;
}

/** What the customer wrote, with what can be known about it before Amazon sees it. */
export function ReviewTab({ api, skill: staff, draft, onComment, onMove }: ReviewTabProps) {
  const { skill } = staff;
  const versions = versionsOf(staff);
  const [chosen, choose] = useState<VersionName | null>(null);
  const isWaiting = ['in_review', 'processing', 'certification'].includes(skill.state);
  const usual = isWaiting && versions.sent ? 'sent' : 'draft';
  const name = chosen !== null && versions[chosen] ? chosen : usual;
  const { document, at } = versions[name] ?? { document: skill.draft, at: skill.draftSavedAt };
  const issues = useMemo(() => checkSkill(document), [document]);
  const mayComment = movesIn(skill.state).includes('request_changes');
  const review = { document, issues, draft, onComment: mayComment ? onComment : undefined };
  const written = draft.filter(({ text }) => text !== '').length;
  return (
    <>
      <VersionBar at={at} name={name} onChange={choose} versions={versions} />
      <PageGrid className="items-start" columns="2-1">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <ChangesCard name={name} skill={skill} />
          <VoicesCard {...review} skill={skill} />
          <DocumentCard {...review} skill={skill} />
          {mayComment && written > 0 && (
            <div className="flex justify-end">
              <Button onClick={() => onMove('request_changes')} variant="primary">
                <Plural
                  one="Ask for changes with # comment"
                  other="Ask for changes with # comments"
                  value={written}
                />
              </Button>
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <ChecksCard api={api} document={document} id={skill.id} issues={issues} />
        </div>
      </PageGrid>
    </>
  );
}

const versionsOf = ({ skill }: StaffSkill): Versions<SkillDocument> => ({
  sent: skill.sent,
  draft: { document: skill.draft, at: skill.draftSavedAt },
  live: skill.live,
});
