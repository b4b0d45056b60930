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

/** A status: of a stream (`live` … `unknown`), or of a check that `passed` or `failed`. */
export type Status = (typeof STATUSES)[number];
/** @inline */
type CheckStatus = 'passed' | 'failed';
/** @inline */
type StreamStatus = Exclude<Status, CheckStatus>;

// Each status has its own shape, so that colour is not the only difference.
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
  /** The status to draw. */
  status: Status;
}

/** The icon of a status alone, where the text is shown elsewhere. */
export function StatusIcon({ status, className, ...rest }: StatusIconProps) {
  const Icon = ICONS[status];
  return <Icon aria-hidden="true" {...rest} className={cx('ui:stroke-2', className) ?? ''} />;
}

/** @inline */
interface StatusPillBaseProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    Pick<StatusPillVariants, 'appearance'> {}

/** Props of {@link StatusPill}. */
export type StatusPillProps = StatusPillBaseProps &
  (
    | {
        /** Stream status: sets colour, icon and the default text. */
        status: StreamStatus;
        /** More specific text ("Waiting for DNS"). */
        children?: ReactNode;
      }
    | {
        /** Outcome of a check: sets colour and icon. */
        status: CheckStatus;
        /** The result ("Published", "Rejected"): check outcomes have no default text. */
        children: ReactNode;
      }
  );

const statusLabels = (labels: UiLabels): Record<StreamStatus, string> => ({
  live: labels.live,
  silent: labels.silent,
  'off-air': labels.offAir,
  pending: labels.pending,
  suspended: labels.suspended,
  unknown: labels.unknown,
});

/** A status as colour, icon and text. */
export function StatusPill({ status, appearance = 'pill', children, className, ...rest }: StatusPillProps) {
  const labels = useLabels();
  const isCheck = status === 'passed' || status === 'failed';
  const word = children ?? (isCheck ? null : statusLabels(labels)[status]);
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
        <span className="ui:truncate" data-part="label">
          {word}
        </span>
      )}
    </span>
  );
}
