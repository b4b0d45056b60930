import type { TestApp } from '#/testing/app/test-app.ts';
import { appErrorCauses } from '#/testing/apps/app-error-causes.ts';
import { buildErrorCauses } from '#/testing/apps/build-error-causes.ts';
import { skillErrorCauses } from '#/testing/skills/skill-error-causes.ts';

/** A call that produces each error code about skills, apps and builds. */
export const productErrorCauses = (test: () => TestApp) => ({
  ...skillErrorCauses(test),
  ...appErrorCauses(test),
  ...buildErrorCauses(test),
});
