import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SkillNearName } from '@unmuted/api';
import type { InvocationNameGroup, InvocationNameIssue } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { CheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { type ReactNode, useMemo } from 'react';
import { invocationGroupTexts, invocationNameTexts } from '#/components/skill/skill-issues.messages.ts';
import { nearNamesQuery } from '#/data/skills/near-names.queries.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { invocationNameGroups } from '#/features/alexa/draft/skill.schema.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { lintInvocationName } from '#/features/alexa/draft/skill-checks.schema.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { renamed } from '#/features/alexa/voice/rename-voice.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

const groups = Object.keys(invocationGroupTexts) as InvocationNameGroup[];
/** From these scores on a name is mistaken for another now and then, and could be. */
const scores = { mistaken: 0.9, close: 0.8 } as const;

/** The rules of an invocation name, each with its result, and corrections to choose from. */
export function LinterPanel({ isFrozen }: { isFrozen: boolean }) {
  const { t } = useWords();
  const { skill, voice, changeVoice, canEdit } = useSkillEditor();
  const { locale, invocationName: name, isBrand } = voice;
  const near = useNearest();
  const issues = lintInvocationName(name, locale, { isBrand });
  const ideas = [...new Set(issues.map(({ proposal }) => proposal))].filter(
    (idea): idea is string => idea !== undefined && idea !== name,
  );
  const sent = skill.sent && voiceOf(skill.sent.document, locale)?.invocationName;
  const isChanged = Boolean(sent) && sent !== name;
  const canChange = canEdit && !isFrozen;
  const isOneWord = issues.some(({ code }) => code === 'one_word') || isBrand;
  return (
    <>
      {(isChanged || (ideas.length > 0 && canChange)) && (
        <div className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
          {isChanged && (
            <span className="text-fg-muted">
              <Trans>Sent before</Trans>{' '}
              <del className="ms-1 font-mono text-off-air-text">
                <bdi lang={locale}>{sent}</bdi>
              </del>
            </span>
          )}
          {ideas.length > 0 && canChange && (
            <span className="flex flex-wrap items-center gap-2">
              <span className="text-fg-muted">
                <Trans>Better so</Trans>
              </span>
              {ideas.map((idea) => (
                <Button
                  aria-label={t`Use “${idea}”`}
                  className="rounded-full"
                  key={idea}
                  onClick={() => changeVoice(renamed(voice, idea))}
                  size="sm"
                >
                  <bdi lang={locale}>{idea}</bdi>
                </Button>
              ))}
            </span>
          )}
        </div>
      )}
      {isOneWord && (
        <Checkbox
          checked={isBrand}
          description={<Trans>Amazon asks for a proof, such as an entry in a register of trade marks.</Trans>}
          disabled={!canChange}
          label={<Trans>The name is our brand, so that one word is enough</Trans>}
          onChange={({ target }) => changeVoice({ isBrand: target.checked })}
        />
      )}
      <ul
        aria-label={t`Rules of invocation names`}
        className="grid gap-x-6 gap-y-3 border-t border-border-soft pt-4 md:grid-cols-2"
      >
        {groups.map((group) => (
          <Rule
            group={group}
            issues={issues.filter(({ code }) => invocationNameGroups[code] === group)}
            key={group}
            near={group === 'distinct' ? near : undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** The name that sounds nearest; null for none, undefined while it is not known. */
function useNearest(): SkillNearName | null | undefined {
  const { api, id } = useSkill();
  const { document, voice } = useSkillEditor();
  const names = useDebouncedValue(
    document.voices.map(({ locale, invocationName }) => `${locale} ${invocationName}`).join('\n'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes of the draft change no name
  const asked = useMemo(() => document, [names]);
  const isNamed = voice.invocationName.trim() !== '';
  const { data } = useQuery({ ...nearNamesQuery(api, id, asked), enabled: isNamed });
  if (!isNamed || !data) return undefined;
  const [first] = data.near
    .filter(({ locale }) => locale === voice.locale)
    .sort((one, other) => other.score - one.score);
  return first ?? null;
}

type Level = 'passed' | InvocationNameIssue['level'];

interface RuleProps {
  group: InvocationNameGroup;
  issues: readonly InvocationNameIssue[];
  near: SkillNearName | null | undefined;
}

function Rule({ group, issues, near }: RuleProps) {
  const { i18n } = useLingui();
  const { voice } = useSkillEditor();
  const level = worstOf(issues, near);
  return (
    <li className="flex min-w-0 gap-2.5 text-13">
      <Mark level={level} />
      <div className="min-w-0 wrap-anywhere">
        <p className={level === 'error' ? 'font-medium' : undefined}>{i18n._(invocationGroupTexts[group])}</p>
        {issues.map(({ code, found }) => (
          <p className="text-fg-muted" key={code}>
            {found !== undefined && found !== voice.invocationName && (
              <>
                “<bdi lang={voice.locale}>{found}</bdi>”:{' '}
              </>
            )}
            {i18n._(invocationNameTexts[code])}
          </p>
        ))}
        {near && <Nearest near={near} />}
      </div>
    </li>
  );
}

function worstOf(issues: readonly InvocationNameIssue[], near: SkillNearName | null | undefined): Level {
  const levels = issues.map(({ level }) => level);
  if (levels.includes('error')) return 'error';
  if (levels.includes('warning') || (near && near.score >= scores.mistaken)) return 'warning';
  return levels.length > 0 || (near && near.score >= scores.close) ? 'hint' : 'passed';
}

function Nearest({ near: { name, score, kind } }: { near: SkillNearName }): ReactNode {
  const formats = useFormats();
  const { voice } = useSkillEditor();
  const alike = formats.percent(score, { minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const said = <bdi lang={voice.locale}>{name}</bdi>;
  return (
    <p className={score >= scores.mistaken ? 'text-silent-text' : 'text-fg-muted'}>
      {kind === 'station' ? (
        <Trans>
          Nearest well-known station: “{said}”, {alike} alike
        </Trans>
      ) : (
        <Trans>
          Nearest skill: “{said}”, {alike} alike
        </Trans>
      )}
    </p>
  );
}

function Mark({ level }: { level: Level }) {
  const marks = {
    passed: { icon: <CheckIcon className="text-live-text" />, word: <Trans>Passed:</Trans> },
    hint: { icon: <InfoIcon className="text-fg-subtle" />, word: <Trans>Suggestion:</Trans> },
    warning: { icon: <TriangleAlertIcon className="text-silent-text" />, word: <Trans>Warning:</Trans> },
    error: { icon: <XIcon className="text-off-air-text" />, word: <Trans>Broken:</Trans> },
  };
  return (
    <span className="mt-0.5 flex-none">
      {marks[level].icon}
      <VisuallyHidden>{marks[level].word}</VisuallyHidden>
    </span>
  );
}
