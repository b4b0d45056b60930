import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Skill, SkillComment } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ArrowRightIcon, CircleAlertIcon, CirclePauseIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { HelpAction } from '#/components/help/help-action.tsx';
import type { SkillField } from '#/components/skill/skill-fields.messages.ts';
import { skillFieldLabel } from '#/components/skill/skill-fields.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { tagOf } from '#/i18n/locales.ts';

/** Why a skill was rejected, sent back or suspended. Renders nothing for others. */
export function ReviewNotice({ skill }: { skill: Skill }) {
  const { state, reason, comments } = skill;
  const quoted = <bdi className="whitespace-pre-line">{reason}</bdi>;
  if (state === 'suspended')
    return (
      <Notice
        action={<HelpAction topic="suspended" />}
        icon={<CirclePauseIcon />}
        title={<Trans>This skill is suspended</Trans>}
      >
        {reason && <p>“{quoted}”</p>}
        <p>
          <Trans>
            Alexa tells listeners that it is not available. You can edit the draft, and send it once support
            has ended the suspension.
          </Trans>
        </p>
      </Notice>
    );
  if (state !== 'rejected' && state !== 'changes_requested') return null;
  return (
    <Notice
      icon={<CircleAlertIcon />}
      title={
        reason === '' ? (
          state === 'rejected' ? (
            <Trans>Amazon rejected the skill</Trans>
          ) : (
            <Trans>Please change something</Trans>
          )
        ) : state === 'rejected' ? (
          <Trans>Amazon: “{quoted}”</Trans>
        ) : (
          <Trans>Our review: “{quoted}”</Trans>
        )
      }
    >
      <SentName comments={comments} />
      {comments.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {comments.map((comment) => (
            <Comment comment={comment} key={`${comment.locale} ${comment.field} ${comment.text}`} />
          ))}
        </ul>
      )}
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

function Notice({ icon, title, action, children }: NoticeProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-border-soft p-4 md:px-5">
      <span
        aria-hidden
        className="grid size-8 flex-none place-items-center rounded-tile bg-off-air-fill text-off-air-text"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-60 text-13 text-fg-muted wrap-anywhere">
        <p className="text-14 font-medium text-fg">{title}</p>
        {children}
      </div>
      {action}
    </div>
  );
}

/** The name that was sent, if it is the problem and has been changed since. */
function SentName({ comments }: Pick<Skill, 'comments'>) {
  const { skill, document, issues } = useSkillEditor();
  const comment = comments.find(({ field, locale }) => field === 'invocationName' && locale !== null);
  const locale = comment?.locale;
  const sent = locale && skill.sent && voiceOf(skill.sent.document, locale)?.invocationName;
  if (!sent || sent === voiceOf(document, locale)?.invocationName) return null;
  const isReady = issues?.every(({ level }) => level !== 'error') ?? false;
  return (
    <p>
      <Trans>
        You sent “<bdi>{sent}</bdi>” for {locale}.
      </Trans>{' '}
      {isReady && <Trans>The draft passes every check we know of, so you can send it again.</Trans>}
    </p>
  );
}

function Comment({ comment: { field, locale, text } }: { comment: SkillComment }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { jump, document } = useSkillEditor();
  const label = field === null ? undefined : skillFieldLabel(field);
  if (!label || (locale !== null && !voiceOf(document, locale)))
    return (
      <li className="basis-full">
        “<bdi>{text}</bdi>”
      </li>
    );
  const name = i18n._(label);
  const language = locale && skillLocaleName(tagOf(i18n.locale), locale);
  return (
    <li>
      <Button aria-description={text} onClick={() => jump({ locale, field: field as SkillField })} size="sm">
        {language ? t`${name}, ${language}` : name}
        <ArrowRightIcon className="rtl:-scale-x-100" />
      </Button>
    </li>
  );
}
