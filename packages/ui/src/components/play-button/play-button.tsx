import { Pause, Play, RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '#/components/spinner/index.ts';
import { type PlayButtonVariants, playButtonVariants } from './play-button.variants.ts';

/** What a player is doing. */
export type PlayState = 'idle' | 'loading' | 'playing' | 'failed';

/** Props of {@link PlayButton}. */
export interface PlayButtonProps extends Omit<ComponentProps<'button'>, 'children'>, PlayButtonVariants {
  /** What the player is doing. */
  state: PlayState;
  /** What a press does now, and to what ("Play Radio Aurora", "Stop Radio Aurora"). It changes with the state. */
  'aria-label': string;
}

/**
 * Starts and stops a stream. It only shows: whoever holds the player gives the state. While it loads a
 * press must still be able to stop it, so the button stays enabled.
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
