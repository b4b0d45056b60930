import { CircleAlertIcon } from '#/components/icons/index.ts';
import { type BytesUnit, formatNumber } from '#/components/quantity/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import type { RejectedFile } from './check-files.ts';

interface RejectionsProps {
  rejected: readonly RejectedFile[];
  maxSizeBytes: number | undefined;
  maxFiles: number;
}

/** Rejected files with reasons, in a pre-rendered live region. */
export function Rejections({ rejected, maxSizeBytes = 0, maxFiles }: RejectionsProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('actions');
  const countOf = useCount();
  const write = ({ file: { name }, reason }: RejectedFile): string => {
    switch (reason) {
      case 'type':
        return labels.fileWrongType(name);
      case 'empty':
        return labels.fileEmpty(name);
      case 'size':
        return labels.fileTooLarge(name, limitText(locale, maxSizeBytes));
      case 'count':
        return labels.tooManyFiles(name, ...countOf(maxFiles));
    }
  };
  return (
    <div className="ui:text-13 ui:text-danger-text" data-part="rejections" role="alert">
      {rejected.map((one) => (
        <p
          className="ui:mt-1.5 ui:flex ui:gap-1.5"
          data-part="rejection"
          key={`${one.file.name} ${one.file.size} ${one.file.lastModified}`}
        >
          <CircleAlertIcon className="ui:mt-0.5" />
          <span className="ui:min-w-0 ui:wrap-anywhere">{write(one)}</span>
        </p>
      ))}
    </div>
  );
}

/** Formats a limit without decimals: "5 MB" instead of "5.0 MB". */
function limitText(locale: string, bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  return formatNumber(locale, bytes / size, { unit });
}

const units: readonly (readonly [BytesUnit, number])[] = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
];
