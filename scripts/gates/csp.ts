import { type Gate, GateFailure } from './gate.ts';
import { storyRun } from './story-run.ts';

/** Every story under exactly the policy of the product: Storybook itself needs inline script and proves nothing here. */
export const csp: Gate = {
  id: 'csp',
  hint: 'The story named injects style, script or markup that the content policy refuses (docs/adr/0004): give it a class.',
  run: async () => {
    const { stories } = await storyRun();
    const broken = stories.flatMap(({ name, violations }) =>
      violations.map((violation) => `${name}: ${violation}`),
    );
    if (broken.length) throw new GateFailure(broken.join('\n'));
    return { examined: { stories: stories.length } };
  },
};
