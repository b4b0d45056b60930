import { convertPackages } from '../api-reference/convert.ts';
import { type Gate, GateFailure } from './gate.ts';

/** Whether everything that the packages export is described, and every type and link in it can be followed. */
export const reference: Gate = {
  id: 'reference',
  hint: 'Write the TSDoc comment, or export the type that the message names. docs/guide/releasing.md has the rules.',
  run: async () => {
    const packages = await convertPackages();
    const problems = packages.flatMap((each) => each.problems);
    if (problems.length) throw new GateFailure(problems.join('\n'));
    const sum = (count: (each: (typeof packages)[number]) => number) =>
      packages.reduce((total, each) => total + count(each), 0);
    return {
      examined: {
        packages: packages.length,
        entries: sum((each) => each.entries),
        declarations: sum((each) => each.declarations),
      },
    };
  },
};
