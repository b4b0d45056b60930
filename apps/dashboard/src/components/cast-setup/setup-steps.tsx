import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SetupStep } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { CheckIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { encoderAnchor, type StepState } from '#/components/cast-setup/cast-setup.ts';

export interface SetupStepsProps {
  /** Names the list. */
  'aria-label': string;
  username: string;
  steps: readonly StepState[];
}

/** The steps of setting up a cast; each open one links to its page. */
export function SetupSteps({ username, steps, ...name }: SetupStepsProps) {
  const parts = stepParts(username);
  return (
    <DataList {...name} className="py-1">
      {steps.map(({ step, isDone }) => {
        const { title, description, action } = parts[step];
        return (
          <DataListItem
            action={
              isDone ? null : (
                <Button asChild size="sm">
                  {action}
                </Button>
              )
            }
            description={isDone ? <Trans>Done</Trans> : description}
            key={step}
            leading={<StepMark isDone={isDone} />}
            title={title}
          />
        );
      })}
    </DataList>
  );
}

/** Decorative: the description of a finished step says so. */
function StepMark({ isDone }: Pick<StepState, 'isDone'>) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 flex-none place-items-center rounded-full [&_svg]:size-4 [&_svg]:stroke-[2.5] ${
        isDone ? 'bg-live-text text-surface-raised' : 'border-[1.5px] border-border-strong'
      }`}
    >
      {isDone && <CheckIcon />}
    </span>
  );
}

interface StepParts {
  title: ReactNode;
  description: ReactNode;
  /** The link to the page of the step. */
  action: ReactNode;
}

function stepParts(username: string): Record<SetupStep, StepParts> {
  const params = { username };
  return {
    source: {
      title: <Trans>Connect your encoder</Trans>,
      description: <Trans>Copy the settings, then press connect in your encoder.</Trans>,
      action: (
        <Link hash={encoderAnchor} params={params} to="/cast/$username">
          <Trans>Show settings</Trans>
        </Link>
      ),
    },
    description: {
      title: <Trans>Describe your cast</Trans>,
      description: <Trans>Players and directories show it.</Trans>,
      action: (
        <Link params={params} to="/cast/$username/settings">
          <Trans>Add description</Trans>
        </Link>
      ),
    },
    widget: {
      title: <Trans>Put a player on your site</Trans>,
      description: <Trans>One line of code to paste.</Trans>,
      action: (
        <Link params={params} to="/cast/$username/widgets">
          <Trans>Create player</Trans>
        </Link>
      ),
    },
    directory: {
      title: <Trans>Get listed in directories</Trans>,
      description: <Trans>New listeners find you there.</Trans>,
      action: (
        <Link params={params} to="/cast/$username/directories">
          <Trans>Choose directories</Trans>
        </Link>
      ),
    },
  };
}
