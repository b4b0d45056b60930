import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GeoRevision } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { geoHistoryQuery } from '#/data/geolock/geolock.queries.ts';
import { draftOf, isSameDraft, type RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useRulesChanges } from '#/features/cast/geoblocking/rules-changes.messages.ts';
import { useRulesDifferences } from '#/features/cast/geoblocking/use-rules-differences.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { ChangesCard } from '#/features/cast/shell/changes-card.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface RulesHistoryProps {
  /** The saved rules, which cannot be restored. */
  saved: RulesDraft;
  /** The rules are older than their history. */
  isOlder: boolean;
  isFixed: boolean;
  onUse: (draft: RulesDraft) => void;
}

/** Longer histories show the rest on demand. */
const shownFirst = 5;

/** Lists changes to the rules with author and time. Earlier rules can be loaded into the form. */
export function RulesHistory(props: RulesHistoryProps) {
  const { api, username } = useCastContext();
  const history = useQuery(geoHistoryQuery(api, username));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the history</Trans>}
      query={history}
      skeleton={<RowsSkeleton count={3} />}
    >
      {({ items, total }) => <Changes {...props} items={items} total={total} />}
    </QueryContent>
  );
}

interface ChangesProps extends RulesHistoryProps {
  items: readonly GeoRevision[];
  total: number;
}

function Changes({ saved, isOlder, isFixed, onUse, items, total }: ChangesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const changesOf = useRulesChanges();
  const differencesOf = useRulesDifferences();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  const older = items.length - shown.length;
  const latest = formats.number(items.length);
  const all = formats.number(total);
  return (
    <ChangesCard
      description={<Trans>Who changed the rules, when, and how many listeners were disconnected.</Trans>}
      emptyTitle={isOlder ? <Trans>History starts now</Trans> : <Trans>No changes yet</Trans>}
      emptyDescription={<Trans>Changes to the rules will appear here.</Trans>}
      entries={shown.map(({ version, at, by, cut, before, after }) => {
        const draft = draftOf(after);
        return {
          id: String(version),
          at,
          by,
          tone: cut > 0 ? 'warning' : 'neutral',
          title: changesOf(draft, draftOf(before)).join(' · ') || t`Country rules changed`,
          changes: differencesOf(draftOf(before), draft).map(({ id, label, mine, theirs }) => ({
            id,
            label,
            before: mine,
            after: theirs,
          })),
          effect: cut > 0 && (
            <p>
              <Plural value={cut} one="# listener was disconnected." other="# listeners were disconnected." />
            </p>
          ),
          action: !isSameDraft(draft, saved) && (
            <Use isFixed={isFixed} onUse={() => onUse(draft)} version={version} />
          ),
        };
      })}
      foot={
        older > 0 ? (
          <Button className="justify-self-start" onClick={() => setWhole(true)} size="sm">
            <Plural value={older} one="Show # older change" other="Show # older changes" />
          </Button>
        ) : (
          items.length < total && (
            <p className="text-13 text-fg-muted">
              <Trans>
                Showing the latest {latest} of {all} changes.
              </Trans>
            </p>
          )
        )
      }
    />
  );
}

interface UseProps {
  version: number;
  isFixed: boolean;
  onUse: () => void;
}

function Use({ version, isFixed, onUse }: UseProps) {
  const { t } = useLingui();
  return (
    <Button
      aria-label={t`Use these rules: change ${version}`}
      className="justify-self-start"
      disabled={isFixed}
      onClick={onUse}
      size="sm"
      variant="ghost"
    >
      <RotateCwIcon />
      <Trans>Use these rules</Trans>
    </Button>
  );
}
