import { Trans, useLingui } from '@lingui/react/macro';
import type { SkillAct, SkillAnswer } from '@unmuted/api';
import { CheckIcon, PauseIcon, PlayIcon, TriangleAlertIcon, UserIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether something was said or done. */
export const isAnswered = ({ speech, directive }: SkillAnswer): boolean =>
  speech !== null || directive !== null;

export interface TurnProps {
  act: SkillAct;
  /** What the listener said. */
  phrase: string;
  answer: SkillAnswer;
}

/** A request and the answer of the skill. */
export function Turn({ act, phrase, answer }: TurnProps) {
  const { voice } = useSkillEditor();
  const { speech, directive } = answer;
  const effect = <Effect act={act} answer={answer} />;
  return (
    <div className="grid gap-1.5">
      <p className="flex items-start gap-2.5 text-14">
        <UserIcon className="mt-0.5 flex-none text-fg-muted" />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">
          “<bdi lang={voice.locale}>{phrase}</bdi>”
        </span>
        <Took answer={answer} />
      </p>
      {speech === null ? (
        <p className="ps-7 text-13 text-fg-muted">
          {directive === null ? <Trans>No answer. Amazon refuses that.</Trans> : effect}
        </p>
      ) : (
        <div className="flex items-start gap-2.5">
          <span
            aria-hidden
            className="mt-2 size-4.5 flex-none rounded-full border-3 border-pending-text bg-surface"
          />
          <div className="min-w-0 rounded-card border border-border-soft bg-fill px-3 py-2 text-13">
            <p className="wrap-anywhere">
              <VisuallyHidden>
                <Trans>Alexa says:</Trans>
              </VisuallyHidden>{' '}
              <bdi lang={voice.locale}>{speech}</bdi>
            </p>
            {directive !== null && <p className="mt-1 text-fg-muted">{effect}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

function Took({ answer }: { answer: SkillAnswer }) {
  const { t } = useLingui();
  const formats = useFormats();
  const ms = formats.number(answer.tookMs, { maximumFractionDigits: answer.tookMs < 10 ? 1 : 0 });
  return isAnswered(answer) ? (
    <span
      className="flex flex-none items-center gap-1 text-12 font-medium text-live-text tabular-nums"
      title={t`Time of our server for the answer`}
    >
      <Trans>{ms} ms</Trans>
      <CheckIcon />
    </span>
  ) : (
    <TriangleAlertIcon className="mt-0.5 flex-none text-off-air-text" />
  );
}

function Effect({ act, answer: { directive, url } }: Pick<TurnProps, 'act' | 'answer'>): ReactNode {
  if (directive === 'play') {
    const address = url === null ? null : <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>;
    return (
      <span className="inline-flex max-w-full items-start gap-1.5">
        <PlayIcon className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {act === 'resume' ? (
            <Trans>The stream goes on, at the live point</Trans>
          ) : address ? (
            <Trans>Plays {address}</Trans>
          ) : (
            <Trans>Plays the stream</Trans>
          )}
        </span>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <PauseIcon />
      {act === 'pause' ? <Trans>The stream pauses</Trans> : <Trans>The stream stops</Trans>}
    </span>
  );
}
