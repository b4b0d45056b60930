import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SkillSubmissionProblem, SkillSubmissionStep } from '@unmuted/api';

/** What happens in each step. */
export const submissionSteps: Readonly<Record<Exclude<SkillSubmissionStep, 'failed'>, MessageDescriptor>> = {
  upload: msg`Uploading the package to Amazon`,
  import: msg`Amazon is reading the package`,
  submit: msg`Submitting the skill for certification`,
  review: msg`Amazon is reviewing the skill`,
  done: msg`Amazon has answered`,
};

/** What stopped it, and what staff can do. */
export const submissionProblems: Readonly<Record<SkillSubmissionProblem, MessageDescriptor>> = {
  unreachable: msg`Amazon didn’t answer.`,
  busy: msg`Amazon is overloaded, or has a fault.`,
  credentials: msg`Amazon refuses the credentials of this server. Ask the administrator for a new refresh token.`,
  vendor_unknown: msg`The developer account has several vendors. Enter the vendor ID in the settings, then send it again.`,
  not_ready: msg`The package can’t be made. Check the icon and the countries, then send it again.`,
  import_failed: msg`Amazon doesn’t accept the package.`,
  refused: msg`Amazon refused it.`,
  id_taken: msg`Amazon assigned an ID that another skill here has. Check the IDs in the settings of both.`,
  unclear: msg`Amazon may have created the skill, but several new ones have its name. Enter the right ID in the settings, then send it again.`,
  moved: msg`The skill was moved meanwhile.`,
  rejected: msg`Amazon rejected the skill. It sends the reasons by email only: mark it as rejected and paste the email.`,
  cancelled: msg`The certification was cancelled at Amazon.`,
  unexpected: msg`Something went wrong here.`,
};
