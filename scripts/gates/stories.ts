import { type Gate, GateFailure } from './gate.ts';
import { storyRun } from './story-run.ts';

/** Every story in a real browser: it renders, its `play` passes, and axe finds nothing; in components, in neither theme nor direction. */
export const stories: Gate = {
  id: 'stories',
  hint: 'npm run storybook shows the story; an accessibility error names its rule. Alone: npx vitest run --config vitest.stories.config.ts <part of the file name>',
  run: async () => {
    const run = await storyRun();
    const broken = run.stories.flatMap(({ name, error, findings }) => {
      const lines = [...(error === null ? [] : [error]), ...findings];
      return lines.length ? [`${name}\n  ${lines.join('\n  ')}`] : [];
    });
    const tests = {
      passed: run.stories.length - broken.length,
      failed: broken.length,
      skipped: 0,
    };
    if (broken.length) throw new GateFailure(broken.join('\n'), tests);
    return {
      examined: { files: run.files, stories: run.stories.length },
      tests,
      ...(run.flaky.length ? { notes: [`passed at the second try: ${run.flaky.join(', ')}`] } : {}),
    };
  },
};
