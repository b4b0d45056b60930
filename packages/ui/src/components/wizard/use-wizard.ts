import { useEffect, useRef, useState } from 'react';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { StepCheck, WizardProps, WizardStep } from './wizard.types.ts';

type Options = Pick<
  WizardProps,
  'steps' | 'step' | 'defaultStep' | 'onStepChange' | 'done' | 'defaultDone' | 'onDoneChange' | 'onSubmit'
>;

const none: readonly string[] = [];

/** The shown step of a wizard, the states of all, and the moves between them. */
export function useWizard({
  steps,
  step,
  defaultStep,
  onStepChange,
  done: controlledDone,
  defaultDone = none,
  onDoneChange,
  onSubmit,
}: Options) {
  const { done, setDone } = useDone(controlledDone, defaultDone, onDoneChange);
  const [requested, request] = useControllableState({
    value: step,
    defaultValue: defaultStep ?? '',
    onChange: onStepChange,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, StepCheck>>>({});
  /** Counts failed checks, so that each moves focus. */
  const [failures, setFailures] = useState(0);
  const { busy, run } = useCheck();

  const isOpen = (at: number) => steps.slice(0, at).every(({ id }) => done.includes(id));
  const asked = steps.findIndex(({ id }) => id === requested);
  const index = asked >= 0 && isOpen(asked) ? asked : firstOpen(steps, done);
  const shown = steps[index];
  const setError = (id: string, message: StepCheck) => {
    setErrors((former) => ({ ...former, [id]: message }));
    if (message !== undefined) setFailures((count) => count + 1);
  };

  // A step in the URL that is not available is replaced by the one that is shown.
  const sync = useLatest(request);
  const shownId = shown?.id;
  useEffect(() => {
    if (shownId !== undefined && requested !== '' && requested !== shownId) sync(shownId);
  }, [requested, shownId, sync]);

  // Called after a request: reads the latest steps and state.
  const finish = useLatest((checked: WizardStep, message: StepCheck, next: WizardStep | undefined) => {
    setError(checked.id, message);
    setDone(checked.id, message === undefined);
    if (message === undefined && next) request(next.id);
  });
  const submit = useLatest((last: WizardStep) => run(onSubmit, (message) => setError(last.id, message)));

  /** Validates the shown step, then shows another one or submits. */
  const advance = (target: number) => {
    if (!shown || busy) return;
    const next = steps[target];
    run(
      () => shown.validate?.(),
      (message) => {
        finish(shown, message, next);
        if (message === undefined && !next) submit(shown);
      },
    );
  };
  return {
    index,
    shown,
    busy,
    failures,
    errorOf: ({ id, error }: WizardStep) => errors[id] ?? error,
    isDone: (id: string) => done.includes(id),
    isOpen,
    next: () => advance(index + 1),
    back: () => go(index - 1),
    /** Goes back at once, and forward after the shown step is valid. */
    select(id: string) {
      const target = steps.findIndex((one) => one.id === id);
      if (target > index) advance(target);
      else go(target);
    },
  };

  function go(target: number) {
    const next = steps[target];
    if (next && next !== shown && !busy) request(next.id);
  }
}

/** The valid steps. A step that was valid just now counts before a caller that saves it has answered. */
function useDone(
  value: readonly string[] | undefined,
  defaultValue: readonly string[],
  onChange: WizardProps['onDoneChange'],
) {
  const [saved, save] = useControllableState({ value, defaultValue, onChange });
  const [changes, setChanges] = useState<Readonly<Record<string, boolean>>>({});
  const added = Object.keys(changes).filter((id) => changes[id]);
  const done = [...new Set([...saved, ...added])].filter((id) => changes[id] !== false);
  const setDone = (id: string, isDone: boolean) => {
    if (done.includes(id) === isDone) return;
    setChanges((former) => ({ ...former, [id]: isDone }));
    save(isDone ? [...done, id] : done.filter((other) => other !== id));
  };
  return { done, setDone };
}

type Check = () => StepCheck | Promise<StepCheck>;
type OnResult = (message: StepCheck) => void;

/** Runs a check that may take a request, one at a time. */
function useCheck() {
  const { stepFailed } = useLabelGroup('wizard');
  const [busy, setBusy] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const perform = async (check: Check, onResult: OnResult) => {
    let message: StepCheck;
    try {
      const result = check();
      // Without a request the step changes at once, and no button flashes.
      if (result instanceof Promise) {
        setBusy(true);
        message = await result;
      } else message = result;
    } catch {
      message = stepFailed;
    }
    if (!isMounted.current) return;
    setBusy(false);
    onResult(message);
  };
  return { busy, run: (check: Check, onResult: OnResult) => void perform(check, onResult) };
}

function firstOpen(steps: readonly WizardStep[], done: readonly string[]): number {
  const first = steps.findIndex(({ id }) => !done.includes(id));
  return first < 0 ? steps.length - 1 : first;
}
