import { CardSkeleton } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';

/** Loading placeholder for a card with a form. */
export function FormSkeleton({ rows }: { rows: number }) {
  return (
    <CardSkeleton className="min-h-0">
      <Skeleton height={18} width={120} />
      <Skeleton className="mt-2" width="55%" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          className="mt-6 grid gap-x-8 gap-y-3 lg:grid-cols-[11.5rem_minmax(0,1fr)]"
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never reordered
          key={row}
        >
          <Skeleton width={90} />
          <div>
            <Skeleton width={70} />
            <Skeleton className="mt-2" height={36} />
          </div>
        </div>
      ))}
    </CardSkeleton>
  );
}
