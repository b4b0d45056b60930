import { CardSkeleton } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';

/** While the board is loaded. */
export function StateBoardSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4 md:grid-cols-4">
      {[3, 2, 1, 2].map((cards, index) => (
        // Equal columns without identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <CardSkeleton className="min-h-0 content-start" key={index}>
          {Array.from({ length: cards }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Skeleton height={72} key={at} width="100%" />
          ))}
        </CardSkeleton>
      ))}
    </div>
  );
}
