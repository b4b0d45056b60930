import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start processes and wait for them: begun last, they alone would keep the run from ending. */
const slow = [
  '/engine-unavailable.http.test.ts',
  '/crash.http.test.ts',
  '/jobs/queue.http.test.ts',
  '/db/embedded/',
  '/supervision.http.test.ts',
  '/icecast/icecast.contract.test.ts',
  '/drain.http.test.ts',
  '/outage.http.test.ts',
  '/create-admin.http.test.ts',
  '/children.test.mjs',
  '/sockets.http.test.ts',
];

/** Slow files first, the others in vitest's own order, which keeps those of one project together. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((part) => moduleId.includes(part));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
