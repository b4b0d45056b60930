import type { SiteChecks } from '@unmuted/api';
import { type RefObject, useEffect, useState } from 'react';
import type { SiteLanguage } from '#/features/onepage/editor/editor-context.ts';

type Problem = SiteChecks['problems'][number];

/** Leads from a problem to its field: opens the section, and moves focus once its fields are there. */
export function useJump(
  form: RefObject<HTMLElement | null>,
  open: (sectionId: string, language: SiteLanguage | null) => void,
) {
  const [target, setTarget] = useState<Problem | null>(null);
  useEffect(() => {
    if (!target) return;
    const field =
      form.current?.querySelector<HTMLElement>(`[data-problem="${target.code}"]`) ??
      form.current?.querySelector<HTMLElement>('input, textarea, button[data-part=add]');
    field?.focus();
    setTarget(null);
  }, [form, target]);
  return (problem: Problem) => {
    if (problem.sectionId === null) return;
    open(problem.sectionId, problem.language);
    setTarget(problem);
  };
}
