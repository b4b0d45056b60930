import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffSkill } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Link as TextLink } from '@unmuted/ui/link';
import { skillFieldLabel } from '#/components/skill/skill-fields.messages.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';

/** What the customer was told last, and what is missing for the next step. */
export function SkillBanner({ skill: { skill } }: { skill: StaffSkill }) {
  const { i18n } = useLingui();
  const { id, state, reason, comments, amazonId } = skill;
  const isTold = state === 'changes_requested' || state === 'rejected' || state === 'suspended';
  if (state === 'certification' && amazonId === null)
    return (
      <Alert title={<Trans>The ID at Amazon is missing</Trans>} tone="warning">
        <Trans>The skill can’t be marked as certified without it.</Trans>{' '}
        <TextLink asChild>
          <Link params={{ id }} search={{ tab: 'settings' }} to="/admin/alexa/edit/$id">
            <Trans>Enter it in the settings</Trans>
          </Link>
        </TextLink>
      </Alert>
    );
  if (!isTold || (reason === '' && comments.length === 0)) return null;
  return (
    <Alert
      title={
        state === 'suspended' ? (
          <Trans>Suspended by staff</Trans>
        ) : state === 'rejected' ? (
          <Trans>Rejected by Amazon</Trans>
        ) : (
          <Trans>Waiting for changes by the customer</Trans>
        )
      }
      tone={state === 'suspended' ? 'neutral' : 'warning'}
    >
      <bdi className="block whitespace-pre-line wrap-anywhere">{reason}</bdi>
      {comments.length > 0 && state !== 'suspended' && (
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          {comments.map(({ field, locale, text }) => {
            const label = field === null ? undefined : skillFieldLabel(field);
            return (
              <li className="wrap-anywhere" key={`${field} ${locale} ${text}`}>
                {label && <span className="font-medium">{i18n._(label)}</span>}
                {locale !== null && <> ({skillLocaleName(i18n.locale, locale)})</>}
                {(label || locale !== null) && ': '}
                <bdi>{text}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </Alert>
  );
}
