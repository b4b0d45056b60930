import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, SilenceCheck } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { hearingProblem } from '#/components/silence/hearing-problem.messages.ts';
import { verdictNames } from '#/components/silence/silence-words.messages.ts';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { checkSilence } from '#/data/silence/silence.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Returns a function that listens to a station for some seconds. A toast reports what was heard. */
export function useCheckSound(api: ApiClients) {
  const { i18n } = useLingui();
  const levelText = useLevelText();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(checkSilence(api));

  function report({ verdict, problem, level }: SilenceCheck) {
    const heard = level === null ? null : levelText(Math.max(...level.rms), 1);
    const isHeard = verdict === 'on_air';
    toasts.show({
      tone: isHeard ? 'success' : 'danger',
      title: isHeard ? <Trans>Sound is on air</Trans> : i18n._(verdictNames[verdict]),
      description:
        problem === null
          ? heard !== null && <Trans>A new connection heard {heard}.</Trans>
          : hearingProblem(i18n, problem),
    });
  }
  const check = (id: string): void =>
    void mutateAsync(id).then(report, (error: unknown) =>
      toasts.show({ tone: 'danger', title: errorText(i18n, error) }),
    );
  return { check, isPending };
}
