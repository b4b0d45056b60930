import { Plural, Trans } from '@lingui/react/macro';
import { limits, type SilenceIncident } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useId } from 'react';
import {
  type MergeProblem,
  mergeProblem,
} from '#/features/station/silence/incidents/merging/merge-preview.ts';

interface MergeBarProps {
  selected: readonly SilenceIncident[];
  onMerge: () => void;
}

/** Merges the selected incidents, or says why they can't be merged. */
export function MergeBar({ selected, onMerge }: MergeBarProps) {
  const reasonId = useId();
  const problem = mergeProblem(selected);
  return (
    <>
      {problem !== null && (
        <span className="text-13 text-fg-muted" id={reasonId}>
          <Reason problem={problem} />
        </span>
      )}
      <Button
        aria-describedby={problem === null ? undefined : reasonId}
        disabled={problem !== null}
        onClick={onMerge}
        size="sm"
      >
        <Trans>Merge…</Trans>
      </Button>
    </>
  );
}

function Reason({ problem }: { problem: NonNullable<MergeProblem> }) {
  switch (problem) {
    case 'open':
      return <Trans>An incident that lasts can’t be merged.</Trans>;
    case 'test':
      return <Trans>Tests can’t be merged.</Trans>;
    case 'many':
      return (
        <Plural
          one="At most # incident can be merged at once."
          other="At most # incidents can be merged at once."
          value={limits.mergedIncidents + 1}
        />
      );
    default:
      return <Trans>Select at least two incidents.</Trans>;
  }
}
