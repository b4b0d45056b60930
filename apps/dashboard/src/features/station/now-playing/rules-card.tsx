import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type NowPlaying } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { IgnoredTextsField } from '#/components/title-rules/ignored-texts-field.tsx';
import { newRule } from '#/components/title-rules/rule-draft.ts';
import { RuleList } from '#/components/title-rules/rule-list.tsx';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { samplesOf } from '#/features/station/now-playing/rule-samples.ts';
import { RuleTester } from '#/features/station/now-playing/rule-tester.tsx';
import { SplitFields } from '#/features/station/now-playing/split-fields.tsx';
import { type TestedText, useRuleTest } from '#/features/station/now-playing/use-rule-test.ts';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface RulesCardProps {
  form: SettingsFormState;
  now: NowPlaying;
}

const maxRules = limits.titleRules;

/** How a text is read, with a tester that uses the rules as they stand. */
export function RulesCard({ form, now }: RulesCardProps) {
  const { t } = useLingui();
  const { isFixed } = useNowPlayingStation();
  const { draft, change } = form;
  const [own, setOwn] = useState('');
  /** The key of the rule whose fields are open. */
  const [openRule, setOpenRule] = useState<string | null>(null);
  const samples = samplesOf(own, now.songs);
  const test = useRuleTest(draft, samples);
  const isFull = draft.rules.length >= maxRules;

  function addRule(pattern: string) {
    const rule = newRule(pattern);
    change({ rules: [...draft.rules, rule] }, { skipValidation: true });
    setOpenRule(rule.key);
  }

  return (
    <Card asChild>
      <section aria-label={t`Rules`}>
        <CardHeader
          actions={
            <Button disabled={isFixed || isFull} onClick={() => addRule('')} size="sm">
              <PlusIcon />
              <Trans>Add rule</Trans>
            </Button>
          }
          className="pb-4"
          description={
            isFull ? (
              <Trans>A station has at most {maxRules} rules.</Trans>
            ) : (
              <Trans>
                Rules run from top to bottom. The tester uses them as they stand now, before you save.
              </Trans>
            )
          }
          title={<Finding results={test.results} />}
        />
        <div className="grid border-t border-border-soft lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <fieldset className="min-w-0" disabled={isFixed}>
            <SplitFields form={form} />
            <RuleList
              className="py-1 ps-2 pe-(--card-pad)"
              disabled={isFixed}
              empty={
                <EmptyState
                  className="py-6"
                  description={
                    <Trans>Texts are split as they come. A rule removes or replaces a part first.</Trans>
                  }
                  title={<Trans>No rules</Trans>}
                />
              }
              errorOf={form.errorOf}
              invalid={test.query.data?.invalidRules ?? []}
              onChange={(rules) => change({ rules })}
              onOpen={setOpenRule}
              openRule={openRule}
              rules={draft.rules}
            />
            <div className="border-t border-border-soft px-(--card-pad) py-4">
              <IgnoredTextsField
                errorOf={form.errorOf}
                onChange={(ignore) => change({ ignore })}
                value={draft.ignore}
              />
            </div>
          </fieldset>
          <RuleTester
            isFull={isFull}
            own={own}
            onIgnore={(raw) => change({ ignore: [...draft.ignore, raw] })}
            onOwn={setOwn}
            onRule={addRule}
            rules={draft.rules}
            test={test}
          />
        </div>
      </section>
    </Card>
  );
}

/** How many of the tested texts the rules read. An ignored text is read too. */
function Finding({ results }: { results: readonly TestedText[] | undefined }) {
  const formats = useFormats();
  if (!results || results.length === 0) return <Trans>Your rules</Trans>;
  const read = formats.number(
    results.filter(({ kind, ignoredBy }) => kind !== 'none' || ignoredBy !== null).length,
  );
  const all = formats.number(results.length);
  return (
    <Trans>
      Your rules read {read} of {all} texts
    </Trans>
  );
}
