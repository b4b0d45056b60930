import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SigningCheck } from '@unmuted/api';
import { CheckIcon, TriangleAlertIcon, XIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { checkText } from '#/features/admin/signing/signing.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** Whether the parts of a bundle fit each other and its apps, one line for each check. */
export function CheckList({ checks }: { checks: readonly SigningCheck[] }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const context = { i18n, formats: useFormats(), timeZone: useTimeZone() };
  return (
    <ul aria-label={t`Checks`} className="grid gap-1.5 text-13">
      {checks.map((check) => {
        const text = checkText(context, check);
        return (
          <li className="flex gap-2" key={`${check.check} ${text}`}>
            <CheckMark state={check.state} />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function CheckMark({ state }: Pick<SigningCheck, 'state'>) {
  if (state === 'ok')
    return (
      <>
        <CheckIcon className="mt-0.5 flex-none stroke-2 text-live-text" />
        <VisuallyHidden>
          <Trans context="result of a check">OK:</Trans>
        </VisuallyHidden>
      </>
    );
  if (state === 'warning')
    return (
      <>
        <TriangleAlertIcon className="mt-0.5 flex-none stroke-2 text-silent-text" />
        <VisuallyHidden>
          <Trans context="level of a problem">Warning:</Trans>
        </VisuallyHidden>
      </>
    );
  return (
    <>
      <XIcon className="mt-0.5 flex-none stroke-2 text-danger-text" />
      <VisuallyHidden>
        <Trans context="level of a problem">Error:</Trans>
      </VisuallyHidden>
    </>
  );
}
