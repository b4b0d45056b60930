import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoLock, GeoRules } from '@unmuted/api';
import { draftOf } from '#/features/cast/geoblocking/rules.schema.ts';
import { useRulesDifferences } from '#/features/cast/geoblocking/use-rules-differences.ts';
import { SectionHistory } from '#/features/cast/shell/section-history.tsx';

export interface RulesHistoryProps {
  lock: GeoLock;
  isDirty: boolean;
  isFixed: boolean;
}

/** The history of the country rules. */
export function RulesHistory({ lock, ...rest }: RulesHistoryProps) {
  const { t } = useLingui();
  const differencesOf = useRulesDifferences();
  return (
    <SectionHistory
      {...rest}
      changesOf={(before, after) =>
        differencesOf(draftOf(before as GeoRules), draftOf(after as GeoRules)).map(
          ({ id, label, mine, theirs }) => ({ id, label, before: mine, after: theirs }),
        )
      }
      current={lock}
      effect={<Trans>Applies to new listeners. Connected listeners stay.</Trans>}
      name={t`Country rules`}
      section="geoblocking"
      version={lock.version}
    />
  );
}
