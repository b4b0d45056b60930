/** The words of Tag, Timeline, Progress, Meter, CodeBlock, DiffView, Duration. */
export type ShowingLabels = {};
