import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceAction, SilenceWatch } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { actionNames } from '#/features/station/silence/settings.messages.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface ActionFieldProps {
  form: SilenceForm;
  watch: SilenceWatch;
  isFixed: boolean;
}

const mountMark = 'mount:';
const optionOf = (action: SilenceAction) =>
  action.kind === 'fallback' ? `${mountMark}${action.mount}` : action.kind;

function actionOf(value: string): SilenceAction {
  if (value.startsWith(mountMark)) return { kind: 'fallback', mount: value.slice(mountMark.length) };
  return { kind: value === 'restart' ? 'restart' : 'none' };
}

/** What is done on its own when the stream becomes silent. */
export function ActionField({ form: { draft, change, errorOf }, watch, isFixed }: ActionFieldProps) {
  const { t, i18n } = useLingui();
  const { action } = draft;
  const { fallbackMounts, canRestart } = watch;
  // A mount that was removed since, and a restart that is no longer possible, stay visible.
  const mounts = [...new Set([...fallbackMounts, ...(action.kind === 'fallback' ? [action.mount] : [])])];
  const hasRestart = canRestart || action.kind === 'restart';
  return (
    <div className="border-t border-border px-(--card-pad) py-3">
      <Field
        error={errorOf('/action') ?? errorOf('/action/mount')}
        hint={
          <Effect action={action} isPossible={mounts.length > 0 || hasRestart} recoveryS={draft.recoveryS} />
        }
        label={<Trans>On silence</Trans>}
      >
        <NativeSelect
          disabled={isFixed}
          onChange={({ currentTarget }) => change({ action: actionOf(currentTarget.value) })}
          value={optionOf(action)}
        >
          <option value="none">{i18n._(actionNames.none)}</option>
          {mounts.map((mount) => (
            <option key={mount} value={`${mountMark}${mount}`}>
              {t`Play ${mount}`}
            </option>
          ))}
          {hasRestart && <option value="restart">{i18n._(actionNames.restart)}</option>}
        </NativeSelect>
      </Field>
    </div>
  );
}

interface EffectProps {
  action: SilenceAction;
  isPossible: boolean;
  recoveryS: number | null;
}

function Effect({ action, isPossible, recoveryS }: EffectProps) {
  const formats = useFormats();
  const time = formats.duration(recoveryS ?? 0);
  if (action.kind === 'fallback') return <Trans>Listeners return after {time} of sound.</Trans>;
  if (action.kind === 'restart')
    return <Trans>The encoder connects again. Listeners hear a short break.</Trans>;
  if (!isPossible)
    return <Trans>This stream is not hosted here, so that nothing can be done on its own.</Trans>;
  return <Trans>People are told, and nothing else happens.</Trans>;
}
