import { CheckIcon, TriangleAlertIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { MIN_CONTRAST, readContrast } from './read-contrast.ts';

/** Contrast ratios range from 1 to 21; the scale is logarithmic. */
const MAX_RATIO = 21;

interface ContrastMeterProps {
  color: string;
  textColor: string | undefined;
}

/** Text sample and contrast scale. The note below gives the same information as text. */
export function ContrastMeter({ color, textColor }: ContrastMeterProps) {
  const ratio = readContrast(color, textColor);
  if (ratio === undefined) return null;
  const isReadable = ratio >= MIN_CONTRAST;
  return (
    <div
      aria-hidden="true"
      data-part="contrast"
      data-state={isReadable ? 'readable' : 'low'}
      className="ui:flex ui:items-center ui:gap-3"
    >
      {/* Lines instead of letters: low-contrast text would fail accessibility checks. */}
      <span
        data-part="sample"
        style={{ backgroundColor: color, color: textColor }}
        className="ui:flex ui:h-8 ui:w-12 ui:flex-none ui:flex-col ui:justify-center ui:gap-1 ui:rounded-control ui:border ui:border-border-strong ui:px-2 ui:forced-color-adjust-none"
      >
        <span data-part="line" className="ui:h-0.5 ui:w-full ui:bg-current" />
        <span data-part="line" className="ui:h-0.5 ui:w-2/3 ui:bg-current" />
        <span data-part="line" className="ui:h-0.5 ui:w-5/6 ui:bg-current" />
      </span>
      <span
        data-part="bar"
        className="ui:relative ui:h-1.5 ui:min-w-0 ui:flex-1 ui:rounded-full ui:bg-fill-active ui:forced-colors:border"
      >
        <span
          data-part="level"
          style={{ inlineSize: offset(ratio) }}
          className={cx(
            'ui:absolute ui:inset-y-0 ui:start-0 ui:rounded-full ui:forced-colors:border-t-4',
            isReadable ? 'ui:bg-live-solid' : 'ui:bg-silent-solid',
          )}
        />
        <span
          data-part="limit"
          style={{ insetInlineStart: offset(MIN_CONTRAST) }}
          className="ui:absolute ui:-inset-y-1 ui:border-s-2 ui:border-fg"
        />
      </span>
      {isReadable ? (
        <CheckIcon className="ui:text-live-text" />
      ) : (
        <TriangleAlertIcon className="ui:text-silent-text" />
      )}
    </div>
  );
}

function offset(ratio: number): string {
  return `${(Math.log(ratio) / Math.log(MAX_RATIO)) * 100}%`;
}
