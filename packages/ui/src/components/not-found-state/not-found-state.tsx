import { EmptyState, type EmptyStateProps } from '#/components/empty-state/index.ts';

/** Props of {@link NotFoundState}. */
export interface NotFoundStateProps extends Omit<EmptyStateProps, 'illustration'> {
  /** A link back. */
  action: EmptyStateProps['action'];
}

/** A resource that does not exist or is not accessible: its name and a link back. */
export function NotFoundState(props: NotFoundStateProps) {
  return <EmptyState data-ui="not-found-state" {...props} illustration={<LostSignal />} />;
}

/** Illustration: a signal line that ends. */
function LostSignal() {
  return (
    <svg
      aria-hidden="true"
      className="ui:mb-2.5 ui:flex-none ui:fill-none"
      height="40"
      strokeLinecap="round"
      viewBox="0 0 160 40"
      width="160"
    >
      <path
        className="ui:stroke-border-strong"
        d="M0 20H18l7-9 8 20 8-24 8 19 5-6H62"
        strokeLinejoin="round"
        strokeWidth="1.5"
      />
      <circle
        className="ui:stroke-border-strong"
        cx="80"
        cy="20"
        r="9"
        strokeDasharray="2.5 4.57"
        strokeWidth="1.5"
      />
      <path className="ui:stroke-border-strong/50" d="M98 20H160" strokeDasharray="1 5" />
    </svg>
  );
}
