import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UiLabelGroups } from '@unmuted/ui/provider';

export function wizardMessages(i18n: I18n): UiLabelGroups['wizard'] {
  return {
    steps: i18n._(msg`Steps`),
    stepTitle: (step, count, title) =>
      i18n._(msg`Step {step} of {count}: {title}`.id, { step, count, title }),
    stepError: i18n._(msg`with an error`),
    stepLocked: i18n._(msg`not available yet`),
    backTo: (title) => i18n._(msg`Back to {title}`.id, { title }),
    nextTo: (title) => i18n._(msg`Next: {title}`.id, { title }),
    finish: i18n._(msg`Finish`),
    stepFailed: i18n._(msg`The test did not work. Check the connection and try again.`),
  };
}
