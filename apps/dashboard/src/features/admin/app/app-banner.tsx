import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { StaffApp } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { appFieldLabel, isAppField } from '#/components/mobile-app/app-fields.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import type { AppState } from '#/features/admin/apps/apps.search.ts';

/** States whose reason the customer was told. */
const told: readonly AppState[] = ['changes_requested', 'rejected_by_store', 'removed_by_store', 'on_hold'];

/** What the customer was told last. */
export function AppBanner({ app: { app } }: { app: StaffApp }) {
  const { i18n } = useLingui();
  const { state, reason, comments, platform } = app;
  if (!told.includes(state) || (reason === '' && comments.length === 0)) return null;
  return (
    <Alert title={<Title state={state} />} tone={state === 'on_hold' ? 'neutral' : 'warning'}>
      <bdi className="block whitespace-pre-line wrap-anywhere">{reason}</bdi>
      {comments.length > 0 && state !== 'on_hold' && (
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          {comments.map(({ field, language, text }) => {
            const label = isAppField(field) ? i18n._(appFieldLabel(field, platform)) : '';
            return (
              <li className="wrap-anywhere" key={`${field} ${language} ${text}`}>
                {label !== '' && <span className="font-medium">{label}</span>}
                {language !== null && <> ({appLanguageName(i18n.locale, language)})</>}
                {(label !== '' || language !== null) && ': '}
                <bdi>{text}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </Alert>
  );
}

function Title({ state }: { state: AppState }) {
  if (state === 'on_hold') return <Trans>Put on hold by staff</Trans>;
  if (state === 'rejected_by_store') return <Trans>Rejected by the store</Trans>;
  if (state === 'removed_by_store') return <Trans>Removed by the store</Trans>;
  return <Trans>Waiting for changes by the customer</Trans>;
}
