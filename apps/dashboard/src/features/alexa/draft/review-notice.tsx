import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Skill, SkillComment } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ArrowRightIcon, CircleAlertIcon, CirclePauseIcon } from '@unmuted/ui/icons';
import { HelpAction } from '#/components/help/help-action.tsx';
import { ReviewNotice } from '#/components/review/review-notice.tsx';
import type { SkillField } from '#/components/skill/skill-fields.messages.ts';
import { skillFieldLabel } from '#/components/skill/skill-fields.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { tagOf } from '#/i18n/locales.ts';

/** Why a skill was rejected, sent back or suspended. Renders nothing for others. */
export function SkillNotice({ skill }: { skill: Skill }) {
  const { state, reason, comments } = skill;
  const quoted = <bdi className="whitespace-pre-line">{reason}</bdi>;
  if (state === 'suspended')
    return (
      <ReviewNotice
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
      </ReviewNotice>
    );
  if (state !== 'rejected' && state !== 'changes_requested') return null;
  return (
    <ReviewNotice
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
    </ReviewNotice>
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
