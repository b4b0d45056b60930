import type { SkillDocument } from '@unmuted/api';
import type { SkillIssue } from '@unmuted/api/contract';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadOnce } from '#/lib/load-once.ts';
import { preload } from '#/lib/preload.ts';

/** The code of the checks. */
export const skillChecks = loadOnce(() => import('#/features/alexa/draft/skill-checks.schema.ts'));

/** What is wrong with a document; undefined until the checks are loaded, and without a connection. */
export function useSkillChecks(document: SkillDocument): readonly SkillIssue[] | undefined {
  const [checks, setChecks] = useState(() => skillChecks.get());
  useEffect(() => {
    let isCurrent = true;
    preload(skillChecks.load).then(
      (loaded) => isCurrent && setChecks(loaded),
      // The server checks again when the skill is sent.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  // Typing goes first.
  const settled = useDeferredValue(document);
  return useMemo(() => checks?.checkSkill(settled), [checks, settled]);
}
