import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { StatisticsSize } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useToast } from '@unmuted/ui/toast';
import { useId } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { resetStatistics } from '#/data/cast-settings/cast-settings.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface DangerCardProps {
  size: StatisticsSize;
  /** The cast's name, typed to confirm. */
  name: string;
  isFixed: boolean;
}

/** Irreversible actions. */
export function DangerCard({ size, name, isFixed }: DangerCardProps) {
  const id = useId();
  const formats = useFormats();
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(resetStatistics(api, username));
  const toasts = useToast();
  const isEmpty = size.sessions + size.samples === 0;
  const { sessions } = size;
  const samples = formats.number(size.samples);
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          className="pb-4"
          description={<Trans>These actions can’t be undone.</Trans>}
          title={
            <span id={id}>
              <Trans>Danger zone</Trans>
            </span>
          }
        />
        <SettingsSection
          title={<Trans>Reset statistics</Trans>}
          description={<Trans>Counting starts again. Connected listeners stay.</Trans>}
        >
          <p className="text-14">
            {isEmpty ? (
              <Trans>No data yet.</Trans>
            ) : (
              <Plural
                value={sessions}
                one={`Permanently deletes # listening session and ${samples} listener counts.`}
                other={`Permanently deletes # listening sessions and ${samples} listener counts.`}
              />
            )}
          </p>
          <AlertDialog
            action={<Trans>Delete statistics</Trans>}
            confirmName={name}
            description={
              <Plural
                value={sessions}
                one={`# listening session and ${samples} counts are permanently deleted.`}
                other={`# listening sessions and ${samples} counts are permanently deleted.`}
              />
            }
            onConfirm={async () => {
              await mutateAsync(name);
              toasts.show({ tone: 'success', title: <Trans>Statistics deleted</Trans> });
            }}
            renderError={(reason) => <CallFailure reason={reason} />}
            title={<Trans>Delete the statistics of this cast?</Trans>}
            trigger={
              <Button className="justify-self-start" disabled={isFixed || isEmpty} variant="danger-outline">
                <Trans>Reset statistics…</Trans>
              </Button>
            }
          />
        </SettingsSection>
      </section>
    </Card>
  );
}
