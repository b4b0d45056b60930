/** Mounts every story, one after another, and says which of them broke the content policy the page is served under. */
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { configure } from 'storybook/test';
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

/** Which share of the stories this page mounts: `?part=0&of=2`. */
const query = new URLSearchParams(location.search);
const part = Number(query.get('part') ?? 0);
const parts = Number(query.get('of') ?? 1);

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
// What a story expects beyond the policy is judged elsewhere: here it only holds up the next story.
configure({ asyncUtilTimeout: 1000 });
const ours = Object.entries(files).filter((_, index) => index % parts === part);
for (const [path, load] of ours) {
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
