/** Mounts every story, one after another, and says which of them broke the content policy the page is served under. */
import { composeStories, setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview.tsx';

interface Outcome {
  readonly mounted: number;
  readonly violations: readonly string[];
  readonly failures: readonly string[];
}

declare global {
  interface Window {
    policyOutcome?: Outcome;
  }
}

type Runnable = { run: () => Promise<void> };
const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/components/*/*.stories.tsx',
  '../../apps/dashboard/src/**/*.stories.tsx',
]);

let current = 'before the first story';
let mounted = 0;
const violations: string[] = [];
const failures: string[] = [];

document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(
    `${current}: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`.trim(),
  );
});

setProjectAnnotations(preview as never);
for (const [path, load] of Object.entries(files)) {
  const stories = composeStories((await load()) as never) as Record<string, Runnable>;
  for (const [name, story] of Object.entries(stories)) {
    current = `${path.replace('../../', '')} ${name}`;
    try {
      await story.run();
    } catch (error) {
      failures.push(`${current}: ${String(error).slice(0, 300)}`);
    }
    mounted += 1;
    await new Promise(requestAnimationFrame);
  }
}
window.policyOutcome = { mounted, violations, failures };
