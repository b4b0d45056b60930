import { CardSkeleton } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { Skeleton } from '@unmuted/ui/skeleton';

/** Placeholder of the sections below the timeline until they are mounted: the same cards, as high as those with data. */
export function SectionsSkeleton() {
  return (
    <>
      <PageGrid className="items-stretch" columns="2-1">
        <SectionSkeleton className="h-106" />
        <SectionSkeleton className="h-106" />
        <SectionSkeleton className="h-118 max-md:h-94" />
        <SectionSkeleton className="h-118 max-md:h-104" />
      </PageGrid>
      <PageGrid className="items-stretch" columns="2">
        <SectionSkeleton className="h-66 max-md:h-78" />
        <SectionSkeleton className="h-66 max-md:h-58" />
        <SectionSkeleton className="h-48" />
      </PageGrid>
      <SectionSkeleton className="h-84 max-lg:h-326" />
      <SectionSkeleton className="h-142 max-md:h-582" />
    </>
  );
}

/** A card with a heading and its content, without the 16 or 20 px of padding around it. */
function SectionSkeleton({ className }: { className: string }) {
  return (
    <CardSkeleton className={`flex min-h-0 flex-col ${className}`}>
      <Skeleton height={18} width={180} />
      <Skeleton className="mt-2.5" width={240} />
      <Skeleton className="mt-6 flex-1" />
    </CardSkeleton>
  );
}
