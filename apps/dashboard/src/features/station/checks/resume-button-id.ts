/** The button that a pause leads to: the one that opened its dialog is gone. */
export const resumeButtonId = 'resume-checks';
