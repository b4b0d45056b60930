import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { ResourceHeader } from '#/components/resource-shell/resource-header.tsx';
import { CastActions } from '#/features/cast/shell/cast-actions.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { useCastPageName } from '#/features/cast/shell/cast-title.tsx';

export interface CastHeaderProps {
  breadcrumb: ReactNode[];
  /** Additional facts, shown after the engine. */
  meta?: ReactNode;
  /** Additional actions: undefined if there are none, null while they are loading. */
  actions?: ReactNode;
}

/** Breadcrumb, title, status and player of a cast. */
export function CastHeader({ breadcrumb, meta, actions }: CastHeaderProps) {
  const { t } = useLingui();
  const { username } = useCastContext();
  const { cast, name, state, engine, isStale } = useCastStatus();
  const page = useCastPageName();
  const streamUrl = cast?.streamUrl ?? null;
  const hasStream = streamUrl !== null && state !== undefined && state !== 'suspended' && state !== 'stopped';
  const isLoading = engine === undefined || actions === null;
  const lines = actions === undefined ? 1 : 2;
  return (
    <>
      <ResourceHeader
        breadcrumb={breadcrumb}
        name={name}
        page={page}
        state={state && <CastStatus isStale={isStale} state={state} />}
        meta={
          cast && (
            <>
              <bdi>{cast.server}</bdi>
              <span>{cast.plan}</span>
              {meta}
            </>
          )
        }
        actions={
          <>
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
            {actions}
            <CastActions />
          </>
        }
        reservedActionLines={isLoading ? lines : 0}
      />
      <PlaybackFailure id={username} />
    </>
  );
}
