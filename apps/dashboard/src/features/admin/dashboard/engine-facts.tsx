import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { EngineInfo } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { useFormats } from '#/i18n/use-formats.ts';

const kinds: Record<EngineInfo['kind'], MessageDescriptor> = {
  relay: msg`Built-in relay`,
  icecast: msg`Icecast`,
  off: msg({ message: 'None', context: 'no streaming engine' }),
};

const states: Record<EngineInfo['state'], { status: StatusPillProps['status']; word: MessageDescriptor }> = {
  up: { status: 'passed', word: msg`Responding` },
  down: { status: 'failed', word: msg`Not responding` },
  off: { status: 'suspended', word: msg`Switched off` },
};

/** The engine with its status and last check. */
export function EngineFacts({ engine }: { engine: EngineInfo }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { kind, state, version, checkedAt } = engine;
  const look = states[state];
  return (
    <DescriptionList className="mt-auto w-full max-w-90 pt-4">
      <DescriptionItem layout="ends" term={<Trans>Engine</Trans>}>
        {[i18n._(kinds[kind]), version].filter(Boolean).join(' ')}
      </DescriptionItem>
      <DescriptionItem layout="ends" term={<Trans>State</Trans>}>
        <StatusPill appearance="plain" status={look.status}>
          {i18n._(look.word)}
        </StatusPill>
      </DescriptionItem>
      {checkedAt !== null && (
        <DescriptionItem layout="ends" term={<Trans>Last response</Trans>}>
          <time
            className="whitespace-nowrap"
            dateTime={checkedAt}
            title={formats.dateTime(new Date(checkedAt))}
          >
            {formats.clock(new Date(checkedAt))}
          </time>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
