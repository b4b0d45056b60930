import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AccountSession } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DataList } from '@unmuted/ui/data-list';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { useToast } from '@unmuted/ui/toast';
import { useId } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { endAllSessions, endOtherSessions } from '#/data/security/security.queries.ts';
import { SessionRow } from '#/features/account/sessions/session-row.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useAuth } from '#/session/auth-context.tsx';

export interface SessionsCardProps {
  sessions: readonly AccountSession[];
  /** Total, including sessions that are not listed. */
  total: number;
}

/** Active sessions, with controls to end them. */
export function SessionsCard({ sessions, total }: SessionsCardProps) {
  const headingId = useId();
  const otherCount = sessions.some(({ isCurrent }) => isCurrent) ? total - 1 : total;
  const hiddenCount = total - sessions.length;
  const focusHeading = () => document.getElementById(headingId)?.focus();
  const rows = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

  return (
    <SectionCard
      description={<Trans>If you don’t recognise one, sign it out and change your password.</Trans>}
      headingId={headingId}
      title={<Trans>Where you are signed in</Trans>}
    >
      <DataList className="border-t border-border-soft">
        {rows.map((session) => (
          <SessionRow key={session.id} onEnded={focusHeading} session={session} />
        ))}
      </DataList>
      {hiddenCount > 0 && (
        <p className="px-(--card-pad) pb-4 text-13 text-fg-muted">
          <Plural
            one="One more session is not shown."
            other="# more sessions are not shown."
            value={hiddenCount}
          />
        </p>
      )}
      <SettingsBar note={otherCount === 0 && <Trans>No other browser is signed in.</Trans>}>
        {otherCount > 0 && <EndOtherSessions onDone={focusHeading} otherCount={otherCount} />}
        <EndAllSessions allCount={Math.max(total, 1)} />
      </SettingsBar>
    </SectionCard>
  );
}

/** Signs out every session but this one, after confirmation. */
function EndOtherSessions({ otherCount, onDone }: { otherCount: number; onDone: () => void }) {
  const { api } = useAccount();
  const toasts = useToast();
  const { mutateAsync } = useMutation(endOtherSessions(api));
  return (
    <ConfirmDialog
      action={<Trans>Sign out everywhere else</Trans>}
      onConfirm={async () => {
        const { endedSessions } = await mutateAsync();
        toasts.show({
          tone: 'success',
          title: (
            <Plural
              one="One session was signed out"
              other="# sessions were signed out"
              value={endedSessions}
              _0="No other session was signed in"
            />
          ),
        });
      }}
      onDone={onDone}
      title={
        <Plural one="Sign out one other session?" other="Sign out # other sessions?" value={otherCount} />
      }
      trigger={
        <Button>
          <Trans>Sign out everywhere else ({otherCount})</Trans>
        </Button>
      }
    >
      <Trans>This browser stays signed in.</Trans>
    </ConfirmDialog>
  );
}

/** Signs out every session including this one, after confirmation. */
function EndAllSessions({ allCount }: { allCount: number }) {
  const { api } = useAccount();
  const auth = useAuth();
  const { mutateAsync } = useMutation(endAllSessions(api));
  return (
    <ConfirmDialog
      action={<Trans>Sign out everywhere</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        auth.signOut();
      }}
      title={<Plural one="Sign out this session?" other="Sign out all # sessions?" value={allCount} />}
      trigger={
        <Button variant="danger-outline">
          <Trans>Sign out everywhere</Trans>
        </Button>
      }
    >
      <Trans>This browser is signed out too.</Trans>
    </ConfirmDialog>
  );
}
