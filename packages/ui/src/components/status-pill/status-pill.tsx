import {
  Ban,
  Check,
  CircleAlert,
  CirclePause,
  CircleQuestionMark,
  Clock,
  type LucideIcon,
  type LucideProps,
  Radio,
  VolumeX,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import type { UiLabels } from '#/provider/labels.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { type STATUSES, type StatusPillVariants, statusPillVariants } from './status-pill.variants.ts';

/** A state: of a stream (`live` … `unknown`), or of a check that `passed` or `failed`. */
export type Status = (typeof STATUSES)[number];
type CheckStatus = 'passed' | 'failed';
type StreamStatus = Exclude<Status, CheckStatus>;

// Each state has a shape of its own: who cannot tell the colours apart can still tell the states apart.
const ICONS: Record<Status, LucideIcon> = {
  live: Radio,
  silent: VolumeX,
  'off-air': Ban,
  pending: Clock,
  suspended: CirclePause,
  unknown: CircleQuestionMark,
  passed: Check,
  failed: CircleAlert,
};

/** Props of {@link StatusIcon}. */
export interface StatusIconProps extends LucideProps {
  /** Whose shape to draw. */
  status: Status;
}

/** The shape of a state alone, for places that say the word themselves. */
export function StatusIcon({ status, className, ...rest }: StatusIconProps) {
  const Icon = ICONS[status];
  return <Icon aria-hidden="true" {...rest} className={cx('ui:stroke-2', className) ?? ''} />;
}

interface StatusPillBaseProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    Pick<StatusPillVariants, 'appearance'> {}

/** Props of {@link StatusPill}. */
export type StatusPillProps = StatusPillBaseProps &
  (
    | {
        /** The state of a stream: it gives colour, shape and, without children, the word. */
        status: StreamStatus;
        /** A more exact word than the state's own ("Waits for DNS"). */
        children?: ReactNode;
      }
    | {
        /** The outcome of a check: colour and shape. */
        status: CheckStatus;
        /** What was found ("Published", "Rejected"): an outcome has no word of its own. */
        children: ReactNode;
      }
  );

const words = (labels: UiLabels): Record<StreamStatus, string> => ({
  live: labels.live,
  silent: labels.silent,
  'off-air': labels.offAir,
  pending: labels.pending,
  suspended: labels.suspended,
  unknown: labels.unknown,
});

/** A state as colour, shape and word together. */
export function StatusPill({ status, appearance = 'pill', children, className, ...rest }: StatusPillProps) {
  const labels = useLabels();
  const isCheck = status === 'passed' || status === 'failed';
  const word = children ?? (isCheck ? null : words(labels)[status]);
  const isIconOnly = appearance === 'icon';
  return (
    <span
      data-status={status}
      data-ui="status-pill"
      title={isIconOnly && typeof word === 'string' ? word : undefined}
      {...rest}
      className={statusPillVariants({ status, appearance, className })}
    >
      <StatusIcon className={appearance === 'plain' ? undefined : 'ui:size-3.5'} status={status} />
      {isIconOnly ? (
        <VisuallyHidden>{word}</VisuallyHidden>
      ) : (
        <span className="ui:truncate" data-part="word">
          {word}
        </span>
      )}
    </span>
  );
}
