import {
  CheckIcon,
  CircleAlertIcon,
  type IconType,
  InfoIcon,
  TriangleAlertIcon,
} from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { type Tone, toneText } from './alert.variants.ts';

const shapes: Record<Tone, IconType> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  neutral: InfoIcon,
};

/** Icon of a tone, aligned with the first line of the message. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Shape = shapes[tone];
  return <Shape className={cx('ui:mt-0.5', toneText[tone])} />;
}
