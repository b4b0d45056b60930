import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { limits, type SkillAnswer, type SkillDocument } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { IconButton } from '@unmuted/ui/icon-button';
import { ArrowRightIcon, MicIcon, RotateCwIcon } from '@unmuted/ui/icons';
import { Input, InputGroup } from '@unmuted/ui/input';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useId, useState } from 'react';
import { isSame } from '#/components/form/form-values.ts';
import { askSkill, skillDialogueQuery } from '#/data/skills/skills.queries.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { voiceOf } from '#/features/alexa/draft/skill-changes.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { phraseOf, requiredActs } from '#/features/alexa/simulator/act-phrases.ts';
import { isAnswered, Turn } from '#/features/alexa/simulator/turn.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

interface Said {
  readonly id: number;
  readonly phrase: string;
  readonly answer: SkillAnswer;
}

/** A conversation with the draft as it is written now; the same code answers as on a device. */
export function SimulatorCard() {
  const { t } = useWords();
  const titleId = useId();
  const { api, id } = useSkill();
  const { document, voice } = useSkillEditor();
  // The draft of the last run: not each letter starts another one.
  const [run, setRun] = useState<{ number: number; document: SkillDocument }>({ number: 0, document });
  const { data, error, isFetching } = useQuery(
    skillDialogueQuery(api, id, {
      document: run.document,
      run: run.number,
      locale: voice.locale,
      acts: requiredActs,
    }),
  );
  const [said, setSaid] = useState<readonly Said[]>([]);
  const isOld = !isSame(run.document, document);
  const again = () => {
    setRun(({ number }) => ({ number: number + 1, document }));
    setSaid([]);
  };
  const { locale } = voice;
  const invocationName = voiceOf(run.document, locale)?.invocationName ?? voice.invocationName;
  return (
    <Card asChild className="flex min-w-0 flex-col">
      <section aria-busy={isFetching || undefined} aria-labelledby={titleId}>
        <CardHeader
          actions={
            <IconButton aria-label={t`Run again`} disabled={isFetching} onClick={again} variant="ghost">
              <RotateCwIcon className={isFetching ? 'motion-safe:animate-spin' : undefined} />
            </IconButton>
          }
          description={
            isOld ? (
              <Trans>The draft has changed since. Run it again.</Trans>
            ) : (
              <Trans>Simulated with the draft. The times are those of our server.</Trans>
            )
          }
          title={
            <span id={titleId} role="status">
              <Finding answers={data} error={error} />
            </span>
          }
        />
        <ol aria-label={t`Conversation`} className="grid gap-4 px-4 py-4 md:px-5">
          {requiredActs.map((act, index) => {
            const answer = data?.[index];
            return (
              <li key={act}>
                {answer ? (
                  <Turn act={act} answer={answer} phrase={phraseOf(act, locale, invocationName)} />
                ) : (
                  !error && <Skeleton height={act === 'open' ? 72 : 44} shape="tile" />
                )}
              </li>
            );
          })}
          {said.map(({ id: key, phrase, answer }) => (
            <li key={key}>
              <Turn act="say" answer={answer} phrase={phrase} />
            </li>
          ))}
        </ol>
        {error && <Failure error={error} onRetry={again} />}
        <SayField onAnswer={(phrase, answer) => setSaid([...said, { id: said.length, phrase, answer }])} />
      </section>
    </Card>
  );
}

function Finding({ answers, error }: { answers: readonly SkillAnswer[] | undefined; error: unknown }) {
  const formats = useFormats();
  if (error) return <Trans>The simulator didn’t answer</Trans>;
  if (!answers) return <Trans>Asking the skill …</Trans>;
  const all = formats.number(requiredActs.length);
  const count = answers.filter(isAnswered).length;
  const answered = formats.number(count);
  return count === requiredActs.length ? (
    <Trans>It answers all {all} requests</Trans>
  ) : (
    <Trans>
      It answers {answered} of {all} requests
    </Trans>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 pb-4 text-13 text-danger-text md:px-5">
      <span className="min-w-0 flex-1">{errorText(i18n, error)}</span>
      <Button onClick={onRetry} size="sm">
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function SayField({ onAnswer }: { onAnswer: (phrase: string, answer: SkillAnswer) => void }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api, id } = useSkill();
  const { document, voice } = useSkillEditor();
  const [text, setText] = useState('');
  const errorId = useId();
  const ask = useMutation(askSkill(api, id));
  const send = () => {
    const utterance = text.trim();
    if (utterance === '' || ask.isPending) return;
    const turn = { document, locale: voice.locale, act: 'say', utterance } as const;
    ask.mutate(turn, {
      onSuccess: (answer) => {
        onAnswer(utterance, answer);
        setText('');
      },
    });
  };
  return (
    <div className="mt-auto grid gap-1.5 border-t border-border-soft p-4 md:px-5">
      <InputGroup>
        <MicIcon className="flex-none text-fg-subtle" />
        <Input
          aria-describedby={ask.error ? errorId : undefined}
          aria-label={t`Say something to the skill`}
          autoComplete="off"
          dir="auto"
          lang={voice.locale}
          maxLength={limits.skillUtterance}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The form around it would save the draft.
            event.preventDefault();
            send();
          }}
          placeholder={t`Say something to the skill`}
          value={text}
        />
        <IconButton
          aria-label={t`Say it`}
          disabled={text.trim() === '' || ask.isPending}
          onClick={send}
          size="sm"
          variant="ghost"
        >
          <ArrowRightIcon className="rtl:-scale-x-100" />
        </IconButton>
      </InputGroup>
      {ask.error && (
        <p className="text-13 text-danger-text" id={errorId} role="alert">
          {errorText(i18n, ask.error)}
        </p>
      )}
    </div>
  );
}
