import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CastState, Product } from '@unmuted/api';
import { PageHeader } from '@unmuted/ui/page-header';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { CastActions } from '#/features/cast/components/cast-actions.tsx';

export interface CastHeaderProps {
  /** What the account says of it; undefined while that is asked, or when it could not be asked. */
  cast: Product | undefined;
  /** Undefined while it is not known: its user name stands in. */
  name: string | undefined;
  /** Undefined while nobody has been asked. */
  state: CastState | undefined;
  username: string;
}

/** Where one is, what the cast is called, how it is, and its sound. */
export function CastHeader({ cast, name: known, state, username }: CastHeaderProps) {
  const { t } = useLingui();
  const name = known ?? username;
  const streamUrl = cast?.streamUrl ?? null;
  const hasStream = streamUrl !== null && state !== undefined && state !== 'suspended' && state !== 'stopped';
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link hash={groupAnchors.casts} key="casts" to="/dashboard">
            <Trans>Casts</Trans>
          </Link>,
          username,
        ]}
        title={<bdi>{name}</bdi>}
        status={state && <CastStatus state={state} />}
        meta={
          cast && (
            <>
              <bdi>{cast.server}</bdi>
              <span>{cast.plan}</span>
            </>
          )
        }
        actions={
          <span className="flex flex-wrap items-center gap-2">
            {hasStream && (
              <>
                <PlayStreamButton
                  id={username}
                  name={name}
                  url={streamUrl}
                  disabled={state !== 'live' && state !== 'unknown'}
                />
                <CopyButton text={streamUrl} label={t`Copy the stream address of ${name}`} />
              </>
            )}
            <CastActions />
          </span>
        }
      />
      <PlaybackFailure id={username} />
    </>
  );
}
