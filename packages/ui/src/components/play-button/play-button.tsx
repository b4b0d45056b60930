import { Pause, Play, RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '#/components/spinner/index.ts';
import { type PlayButtonVariants, playButtonVariants } from './play-button.variants.ts';

/** State of a player. */
export type PlayState = 'idle' | 'loading' | 'playing' | 'failed';

/** Props of {@link PlayButton}. */
export interface PlayButtonProps extends Omit<ComponentProps<'button'>, 'children'>, PlayButtonVariants {
  /** State of the player. */
  state: PlayState;
  /** The action and its target ("Play Radio Aurora", "Stop Radio Aurora"); it changes with the state. */
  'aria-label': string;
}

/**
 * Starts and stops a stream. Presentational: the player provides the state. It stays enabled while loading, because a
 * click must be able to cancel.
 */
export function PlayButton({ state, size, className, ...rest }: PlayButtonProps) {
  return (
    <button
      aria-busy={state === 'loading' || undefined}
      data-state={state}
      data-ui="play-button"
      title={rest['aria-label']}
      type="button"
      {...rest}
      className={playButtonVariants({ size, className })}
    >
      <Shape state={state} />
    </button>
  );
}

function Shape({ state }: { state: PlayState }) {
  switch (state) {
    case 'idle':
      return <Play aria-hidden="true" className="ui:translate-x-px" />;
    case 'playing':
      return <Pause aria-hidden="true" className="ui:fill-current" />;
    case 'failed':
      return <RotateCw aria-hidden="true" />;
    case 'loading':
      return <Spinner />;
  }
}
