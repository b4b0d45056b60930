import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@unmuted/ui/page-header';
import type { ReactNode } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { CastActions } from '#/features/cast/shell/cast-actions.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface CastHeaderProps {
  breadcrumb: ReactNode[];
  /** Additional facts, shown after the engine. */
  meta?: ReactNode;
  /** Additional actions. */
  actions?: ReactNode;
}

/** Breadcrumb, title, status and player of a cast. */
export function CastHeader({ breadcrumb, meta, actions }: CastHeaderProps) {
  const { t } = useLingui();
  const { username, area } = useCastContext();
  const { cast, name, state, engine } = useCastStatus();
  const streamUrl = cast?.streamUrl ?? null;
  const hasStream = streamUrl !== null && state !== undefined && state !== 'suspended' && state !== 'stopped';
  // Reserves the height of the actions while loading, so that the page below does not move. The staff have
  // more actions, which take two lines on small screens.
  const isComing = engine === undefined || (area === 'admin' && !actions);
  return (
    <>
      <PageHeader
        breadcrumb={breadcrumb}
        title={<bdi>{name}</bdi>}
        status={state && <CastStatus state={state} />}
        meta={
          cast ? (
            <>
              <bdi>{cast.server}</bdi>
              <span>{cast.plan}</span>
              {meta}
            </>
          ) : (
            '\u00a0'
          )
        }
        actions={
          <span
            className={`flex flex-wrap items-center gap-2 print:hidden ${isComing ? 'min-h-control' : ''} ${isComing && area === 'admin' ? 'max-md:min-h-24' : ''}`}
          >
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
          </span>
        }
      />
      <PlaybackFailure id={username} />
    </>
  );
}
